import { evenRanks, rankBetween, refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ViewStores, carryOutUndoably } from './carry-out.ts';
import { viewToChange } from './to-change.ts';

/** Moves a view before another of its project, or to the end; returns the undo id. */
export class PlaceView extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly viewId: Uuid,
    readonly beforeViewId: Uuid | null,
  ) {
    super();
  }
}

export class PlaceViewHandler implements Handler<PlaceView> {
  constructor(
    private readonly work: UnitOfWork<ViewStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, viewId, beforeViewId }: PlaceView): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const view = await viewToChange(stores, actor, viewId);
      let others = (await stores.views.ofProject(view.projectId)).filter(({ id }) => id !== viewId);
      const at = beforeViewId === null ? others.length : others.findIndex(({ id }) => id === beforeViewId);
      if (at === -1) refuse('UnprocessableContent', 'View not found in this project', 'Choose a view of the project.');
      if (rankBetween(others[at - 1]?.rank, others[at]?.rank) === undefined) {
        const ranks = evenRanks(others.length);
        others = others.map((other, index) => ({ ...other, rank: ranks[index]! }));
        await stores.views.save(...others);
      }
      const rank = rankBetween(others[at - 1]?.rank, others[at]?.rank)!;
      const after = { ...view, rank };
      const label = `Moved “${view.title}”`;
      return carryOutUndoably(stores, { ids: this.ids, clock: this.clock }, actor, label, { before: view, after });
    });
  }
}
