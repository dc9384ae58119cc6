import { rankedBack } from '@evident/domain/views';
import { demand } from '../permissions/index.ts';
import { keptAs, type Undoer } from '../undo/index.ts';
import { rowsArranged } from './events.ts';
import { type KeptPlaces, ROWS_PLACED, type RankStores } from './place-rows.ts';

/** Moves rows back that were ordered by hand. */
export const undoPlacedRows = <Stores extends RankStores>(): Undoer<Stores, KeptPlaces> => ({
  kind: ROWS_PLACED,
  async undo({ ranks, projectAccess, outbox }: Stores, actor, { changes, ...rows }) {
    await demand(projectAccess, actor, rows.projectId, 'write');
    await ranks.lock(rows);
    const ids = changes.map(({ id }) => id);
    const back = rankedBack(changes, await ranks.find(rows, ids));
    await ranks.save(
      rows,
      back.map(({ id, after: rank }) => ({ id, rank })),
    );
    await outbox.announce(rowsArranged(actor, rows.projectId));
    return { opposite: keptAs(ROWS_PLACED, { ...rows, changes: back }) };
  },
});
