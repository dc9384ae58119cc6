import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { changedBoard, type TagBoardWording } from '@evident/domain/tags';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { applyUndoably, type TagChangeStores } from './apply-changes.ts';
import { boardToArrange } from './to-arrange.ts';

/** Renames a board. Returns the undo id. `expected` is the version that the actor has seen. */
export class UpdateTagBoard extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagBoardId: Uuid,
    readonly wording: TagBoardWording,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateTagBoardHandler implements Handler<UpdateTagBoard> {
  constructor(private readonly work: UnitOfWork<TagChangeStores>) {}

  execute({ actor, tagBoardId, wording, expected }: UpdateTagBoard): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const board = await boardToArrange(stores, actor, tagBoardId);
      refuseOverwriting(board, expected);
      const changeSet = changedBoard(board, { ...board, ...wording });
      return applyUndoably(stores, actor, {
        label: `Renamed “${board.title}”`,
        projectId: board.projectId,
        changeSet,
      });
    });
  }
}
