import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NewTagBoard } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type BoardStores, makeBoard } from './make-board.ts';

/** Creates a board, last in its project: empty, or with the groups and tags of a template. Returns its id. */
export class CreateTagBoard extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wording: NewTagBoard,
  ) {
    super();
  }
}

export class CreateTagBoardHandler implements Handler<CreateTagBoard> {
  constructor(
    private readonly work: UnitOfWork<BoardStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, wording }: CreateTagBoard): Promise<Uuid> {
    return this.work.perform(actor.teamId, (stores) =>
      makeBoard(stores, { ids: this.ids, clock: this.clock }, actor, projectId, wording),
    );
  }
}
