import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { KeptAction } from '@evident/domain/views';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { demand } from '../permissions/index.ts';
import { type RestoringStores, putBackInTrash, restoreEntry } from '../trash/index.ts';
import { type Undoer, keptAs } from '../undo/index.ts';
import { type BulkStores, ROWS_CHANGED, archive } from './change-rows.ts';

type Stores = BulkStores & RestoringStores;

const OPPOSITES = {
  TRASH: 'RESTORE',
  RESTORE: 'TRASH',
  STAR: 'UNSTAR',
  UNSTAR: 'STAR',
  ARCHIVE: 'UNARCHIVE',
  UNARCHIVE: 'ARCHIVE',
} as const;

/**
 * Undoes what was done with many rows, or redoes it. Rows that were archived or starred otherwise since stay as they are.
 * @throws Refusal `InvalidOperation` before deleting restored rows again, if one was changed since
 */
export const undoChangedRows = <Held extends Stores>(ids: Ids, clock: Clock): Undoer<Held, KeptAction> => ({
  kind: ROWS_CHANGED,
  async undo(stores: Held, actor, kept) {
    await demand(stores.projectAccess, actor, kept.projectId, 'write');
    const now = clock.now();
    const states: Record<Uuid, string> = {};
    const changed: Uuid[] = [];
    for (const id of kept.ids) {
      const done = await revertRow(stores, { ids, actor, now, kept }, id, states);
      if (done !== null) changed.push(done);
    }
    const opposite = { ...kept, action: OPPOSITES[kept.action], ids: changed, at: now.toISOString(), states };
    return { opposite: keptAs(ROWS_CHANGED, opposite) };
  },
});

interface Reverting {
  readonly ids: Ids;
  readonly actor: Actor;
  readonly now: Date;
  readonly kept: KeptAction;
}

/** Returns the row that changed, or its entry in the trash; null if it stays as it is. */
async function revertRow(
  stores: Stores,
  { ids, actor, now, kept: { action, objectType: type, at, states: were = {} } }: Reverting,
  id: Uuid,
  states: Record<Uuid, string>,
): Promise<Uuid | null> {
  switch (action) {
    case 'TRASH': {
      const { objectId } = await restoreEntry(stores, actor, id);
      states[objectId] = (await stores.trash.stateOf({ type, id: objectId }))!;
      return objectId;
    }
    case 'RESTORE':
      return (await putBackInTrash(stores, actor, { type, id, state: were[id]! }, ids.newId(), now)).id;
    case 'STAR':
      await stores.items.unmark(actor.userId, { type, id });
      return id;
    case 'UNSTAR':
      await stores.items.mark(actor.userId, { type, id }, now);
      return id;
    case 'ARCHIVE':
      return (await archive(stores, actor, { type, id }, null, new Date(at))) ? id : null;
    default:
      return (await archive(stores, actor, { type, id }, now)) ? id : null;
  }
}
