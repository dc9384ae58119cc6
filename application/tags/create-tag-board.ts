import { type Uuid, rankAfter } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { refuseMore, type TagBoardWording, TAG_BOARDS_MAX } from '@evident/domain/tags';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { tagsArranged } from './events.ts';
import type { TagStore } from './tag-store.ts';
import { projectToArrange } from './to-arrange.ts';

/** Creates an empty board, last in its project. Returns its id. */
export class CreateTagBoard extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wording: TagBoardWording,
  ) {
    super();
  }
}

export class CreateTagBoardHandler implements Handler<CreateTagBoard> {
  constructor(
    private readonly work: UnitOfWork<{ tags: TagStore; projectAccess: ProjectAccess; outbox: Outbox }>,
    private readonly ids: Ids,
  ) {}

  execute({ actor, projectId, wording }: CreateTagBoard): Promise<Uuid> {
    return this.work.perform(actor.teamId, async ({ tags, projectAccess, outbox }) => {
      await projectToArrange({ tags, projectAccess }, actor, projectId);
      const boards = await tags.boardsOf(projectId);
      refuseMore(boards.length, TAG_BOARDS_MAX, 'tag boards');
      const board = {
        id: this.ids.newId(),
        teamId: actor.teamId,
        projectId,
        title: wording.title,
        version: 1,
        rank: rankAfter(boards.at(-1)?.rank),
      };
      await tags.saveBoard(board);
      await outbox.announce(tagsArranged(actor, projectId));
      return board.id;
    });
  }
}
