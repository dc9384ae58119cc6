import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NewTagBoard } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type RoomStores, takeRoom } from '../plans/index.ts';
import { type BoardStores, makeBoard } from './make-board.ts';

/** Creates a board of the workspace, whose tags are used in every project. Managers and admins. Returns its id. */
export class CreateWorkspaceTagBoard extends Command<Uuid> {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'author',
    refusal: { title: 'Viewers cannot change tags' },
    counts: ['tagBoards'],
  });

  constructor(
    readonly actor: Actor,
    readonly wording: NewTagBoard,
  ) {
    super();
  }
}

export class CreateWorkspaceTagBoardHandler implements Handler<CreateWorkspaceTagBoard> {
  constructor(
    private readonly work: UnitOfWork<BoardStores & RoomStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, wording }: CreateWorkspaceTagBoard): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      await takeRoom(stores, CreateWorkspaceTagBoard.requires, 'tagBoards', this.clock.now());
      return makeBoard(stores, { ids: this.ids, clock: this.clock }, actor, null, wording);
    });
  }
}
