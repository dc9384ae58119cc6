import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { CODE_BOOK_HEAD, codeBookOf, codeBookRows } from '@evident/domain/tags';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { TagStore } from './tag-store.ts';
import { demandReadingTags } from './to-arrange.ts';

/** The rows of a board's code book, with the names of the columns first. */
export class ExportCodeBook extends Query<string[][]> {
  static readonly requires = memberWith({ scope: 'read', access: 'read', exports: true });

  constructor(
    readonly actor: Actor,
    readonly tagBoardId: Uuid,
  ) {
    super();
  }
}

export class ExportCodeBookHandler implements Handler<ExportCodeBook> {
  constructor(private readonly work: UnitOfWork<{ tags: TagStore; projectAccess: ProjectAccess }>) {}

  execute({ actor, tagBoardId }: ExportCodeBook): Promise<string[][]> {
    return this.work.perform(actor.teamId, async ({ tags, projectAccess }) => {
      const board = (await tags.findBoard(tagBoardId)) ?? notFound('Tag board');
      await demandReadingTags(projectAccess, actor, board.projectId, 'Tag board');
      const all = await tags.inProject(board.projectId);
      const groups = all.groups.filter((group) => group.tagBoardId === board.id);
      return [[...CODE_BOOK_HEAD], ...codeBookRows(codeBookOf(groups, all.tags))];
    });
  }
}
