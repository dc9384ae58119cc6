import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { RECENT_TAGS, type TagView } from '@evident/domain/tags';
import { type Handler, Query } from '../kernel/message.ts';
import type { BoardReader } from './board-reader.ts';

/** The tags of a project that the actor put on highlights last, the latest first: what the keys 1 to 9 apply. */
export class ListRecentTags extends Query<TagView[]> {
  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export class ListRecentTagsHandler implements Handler<ListRecentTags> {
  constructor(private readonly boards: BoardReader) {}

  execute({ actor, projectId }: ListRecentTags): Promise<TagView[]> {
    return this.boards.recentTags(actor, projectId, RECENT_TAGS);
  }
}
