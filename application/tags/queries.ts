import { formGiven } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { RECENT_TAGS, type TagBoardView, type TagFilter, type TagView } from '@evident/domain/tags';
import type { ListFilters } from '../filters/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { BoardReader } from './board-reader.ts';

/** Returns a tag with its number of highlights. */
export class GetTag extends Query<TagView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly tagId: Uuid,
  ) {
    super();
  }
}

export const GetTagHandler = answeredBy(({ actor, tagId }: GetTag, boards: BoardReader) =>
  found(boards.tag(actor, tagId), 'Tag not found'),
);

/** Lists the tags that the actor last applied in a project, latest first, for the keys 1 to 9. */
export class ListRecentTags extends Query<TagView[]> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export const ListRecentTagsHandler = answeredBy(({ actor, projectId }: ListRecentTags, boards: BoardReader) =>
  boards.recentTags(actor, projectId, RECENT_TAGS),
);

/**
 * Lists the tag boards of a project and those of the workspace, with the tags that match a filter. With null only those
 * of the workspace.
 */
export class ListTagBoards extends Query<TagBoardView[]> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid | null,
    readonly filter: TagFilter,
  ) {
    super();
  }
}

export const ListTagBoardsHandler = answeredBy(
  async ({ actor, projectId, filter: { filter } }: ListTagBoards, boards: BoardReader, filters: ListFilters) =>
    boards.boardsOf(actor, projectId, await filters.clause('tag', [formGiven(filter)], actor)),
);
