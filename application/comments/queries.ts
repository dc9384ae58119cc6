import type {
  CommentCounts,
  CommentedType,
  CommentView,
  Mentionable,
  MentionFilter,
  ThreadFilter,
  ThreadView,
} from '@evident/domain/comments';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { CommentReader, MentionReader } from './comment-reader.ts';

const READS = memberWith({ scope: 'read', access: 'read' });

/** The threads of an object, newest first. */
export class ListThreads extends Query<Page<ThreadView>> {
  static readonly requires = READS;

  constructor(
    readonly actor: Actor,
    readonly of: ThreadFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListThreadsHandler = answeredBy(({ actor, of, page }: ListThreads, reader: CommentReader) =>
  found(reader.threads(actor, of, page), 'Object not found'),
);

/** The first threads of several objects, newest first; none of those that the actor cannot see. */
export class ListThreadsOfObjects extends Query<Map<Uuid, Page<ThreadView>>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly objectType: CommentedType,
    readonly objectIds: readonly Uuid[],
    readonly first: number,
  ) {
    super();
  }
}

export const ListThreadsOfObjectsHandler = answeredBy(
  ({ actor, objectType, objectIds, first }: ListThreadsOfObjects, reader: CommentReader) =>
    reader.threadsOf(actor, objectType, objectIds, first),
);

export class GetThread extends Query<ThreadView> {
  static readonly requires = READS;

  constructor(
    readonly actor: Actor,
    readonly threadId: Uuid,
  ) {
    super();
  }
}

export const GetThreadHandler = answeredBy(({ actor, threadId }: GetThread, reader: CommentReader) =>
  found(reader.thread(actor, threadId), 'Thread not found'),
);

/** All comments of a thread, newest first. */
export class ListComments extends Query<Page<CommentView>> {
  static readonly requires = READS;

  constructor(
    readonly actor: Actor,
    readonly threadId: Uuid,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListCommentsHandler = answeredBy(({ actor, threadId, page }: ListComments, reader: CommentReader) =>
  found(reader.comments(actor, threadId, page), 'Thread not found'),
);

export class GetComment extends Query<CommentView> {
  static readonly requires = READS;

  constructor(
    readonly actor: Actor,
    readonly commentId: Uuid,
  ) {
    super();
  }
}

export const GetCommentHandler = answeredBy(({ actor, commentId }: GetComment, reader: CommentReader) =>
  found(reader.comment(actor, commentId), 'Comment not found'),
);

/** The number of threads, comments and unread threads of several objects. */
export class CountComments extends Query<CommentCounts> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly type: CommentedType,
    readonly objectIds: readonly Uuid[],
  ) {
    super();
  }
}

export const CountCommentsHandler = answeredBy(
  async ({ actor, type, objectIds }: CountComments, reader: CommentReader) => ({
    items: await reader.counts(actor, type, objectIds),
  }),
);

/** The members who can be mentioned in comments on an object, by name. */
export class ListMentionable extends Query<Mentionable> {
  static readonly requires = READS;

  constructor(
    readonly actor: Actor,
    readonly of: MentionFilter,
  ) {
    super();
  }
}

export const ListMentionableHandler = answeredBy(async ({ actor, of }: ListMentionable, reader: MentionReader) => ({
  items: await found(reader.mentionable(actor, of), 'Object not found'),
}));
