import { evenRanks, rankBetween, refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { VIEWS, type ViewStores } from './views.ts';

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
  constructor(private readonly work: UnitOfWork<ViewStores>) {}

  execute({ actor, viewId, beforeViewId }: PlaceView): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const view = await VIEWS.toChange(stores, actor, viewId);
      let others = (await stores.views.ofProject(view.projectId)).filter(({ id }) => id !== viewId);
      const at = beforeViewId === null ? others.length : others.findIndex(({ id }) => id === beforeViewId);
      if (at === -1) refuse('UnprocessableContent', 'View not found in this project', 'Choose a view of the project.');
      if (rankBetween(others[at - 1]?.rank, others[at]?.rank) === undefined) {
        const ranks = evenRanks(others.length);
        others = others.map((other, index) => ({ ...other, rank: ranks[index]! }));
        await stores.views.save(...others);
      }
      const rank = rankBetween(others[at - 1]?.rank, others[at]?.rank)!;
      const label = `Moved “${view.title}”`;
      return VIEWS.replace(stores, actor, { before: view, after: { ...view, rank } }, { label });
    });
  }
}
