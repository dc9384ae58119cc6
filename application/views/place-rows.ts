import { type Uuid, refuse } from '@evident/domain/kernel';
import { KINDS, capitalized, kindOf } from '@evident/domain/kinds';
import type { Actor } from '@evident/domain/permissions';
import { neighborOf, type PlacedRow, type RankChange, ranksAbove, type RowPlaces } from '@evident/domain/views';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import { rowsArranged } from './events.ts';
import type { OrderedRows, RankStore } from './rank-store.ts';

/** Moves rows of a project by hand, before or after another; returns the undo id. */
export class PlaceRows extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly places: RowPlaces,
  ) {
    super();
  }
}

export interface RankStores {
  ranks: RankStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}

export const ROWS_PLACED = undoKind<KeptPlaces>('rows:placed');
/** Data kept for undo. */
export type KeptPlaces = OrderedRows & { readonly changes: readonly RankChange[] };

/** Rows read at first; most moves need one. */
const FIRST_READ = 8;

export class PlaceRowsHandler implements Handler<PlaceRows> {
  constructor(
    private readonly work: UnitOfWork<RankStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, places }: PlaceRows): Promise<Uuid> {
    const neighbor = neighborOf(places);
    return this.work.perform(actor.teamId, async ({ ranks, projectAccess, outbox, undo }) => {
      await demand(projectAccess, actor, projectId, 'write');
      const { objectType, ids } = places;
      const rows = { projectId, objectType };
      await ranks.lock(rows);
      const found = new Map((await ranks.find(rows, [...ids, neighbor.id])).map((row) => [row.id, row]));
      const name = KINDS[kindOf(objectType)];
      const rowOf = (id: Uuid): PlacedRow =>
        found.get(id) ?? refuse('NotFound', `${capitalized(name.one)} not found in this project`);
      const at = rowOf(neighbor.id);
      const below = neighbor.follows ? at : ((await ranks.nextTo(rows, at, 'below', ids, 1))[0] ?? null);
      const now = this.clock.now();
      const changes = await this.changes(ranks, rows, ids.map(rowOf), { at, below, now: now.getTime() });
      await ranks.save(
        rows,
        changes.map(({ id, after: rank }) => ({ id, rank })),
      );
      const undoId = await undo.keep(actor, ROWS_PLACED, {
        projectId,
        label: `Moved ${ids.length === 1 ? `1 ${name.one}` : `${ids.length} ${name.many}`}`,
        before: { ...rows, changes } satisfies KeptPlaces,
      });
      await outbox.announce(rowsArranged(actor, projectId));
      return undoId;
    });
  }

  /** @param place the row that the others are moved next to, and the one that follows them */
  private async changes(
    ranks: RankStore,
    rows: OrderedRows,
    moved: readonly PlacedRow[],
    { at, below, now }: { at: PlacedRow; below: PlacedRow | null; now: number },
  ): Promise<readonly RankChange[]> {
    if (below === null) return ranksAbove(moved, { below, above: [at], isAll: true, now })!;
    const ids = moved.map(({ id }) => id);
    for (let limit = FIRST_READ; ; limit *= 16) {
      const above = await ranks.nextTo(rows, below, 'above', ids, limit);
      const changes = ranksAbove(moved, { below, above, isAll: above.length < limit, now });
      if (changes) return changes;
    }
  }
}
