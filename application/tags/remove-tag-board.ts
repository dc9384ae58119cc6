import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { removed } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type TagDeedStores } from './carry-out.ts';
import { boardToArrange, heldBy } from './to-arrange.ts';

/** Delete a board with its groups and their tags; the highlights stay without them; answers the id to undo it with. */
export class RemoveTagBoard extends Command<Uuid> {
  constructor(readonly actor: Actor, readonly tagBoardId: Uuid) { super(); }
}

export class RemoveTagBoardHandler implements Handler<RemoveTagBoard> {
  constructor(
    private readonly work: UnitOfWork<TagDeedStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, tagBoardId }: RemoveTagBoard): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const board = await boardToArrange(stores, actor, tagBoardId);
      const groups = await stores.tags.groupsOf(board.id);
      const deed = removed({ boards: [board], groups, ...(await heldBy(stores, groups)) });
      return carryOutUndoably(stores, { ids: this.ids, clock: this.clock }, actor, { label: `Deleted “${board.title}”`, projectId: board.projectId, deed });
    });
  }
}
