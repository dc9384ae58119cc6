import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { movedBoard, type TagBoardPlace } from '@evident/domain/tags';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { applyUndoably, type TagChangeStores } from './apply-changes.ts';
import { boardToArrange } from './to-arrange.ts';

/** Moves a board before another, or to the end. Returns the undo id. */
export class MoveTagBoard extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagBoardId: Uuid,
    readonly place: TagBoardPlace,
  ) {
    super();
  }
}

export class MoveTagBoardHandler implements Handler<MoveTagBoard> {
  constructor(private readonly work: UnitOfWork<TagChangeStores>) {}

  execute({ actor, tagBoardId, place }: MoveTagBoard): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const board = await boardToArrange(stores, actor, tagBoardId);
      const changeSet = movedBoard(board, await stores.tags.boardsOf(board.projectId), place.beforeTagBoardId);
      return applyUndoably(stores, actor, {
        label: `Moved “${board.title}”`,
        projectId: board.projectId,
        changeSet,
      });
    });
  }
}
