import type {
  CommentCount,
  CommentedType,
  CommentView,
  Mentionable,
  MentionFilter,
  ThreadFilter,
  ThreadView,
} from '@evident/domain/comments';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Comments that an actor can see. */
export interface CommentReader {
  /** Newest first. Null if the actor cannot see the object. */
  threads(actor: Actor, of: ThreadFilter, page: PageRequest): Promise<Page<ThreadView> | null>;
  /** The first threads of each of several objects; none of those that the actor cannot see. */
  threadsOf(
    actor: Actor,
    objectType: CommentedType,
    objectIds: readonly Uuid[],
    first: number,
  ): Promise<Map<Uuid, Page<ThreadView>>>;
  thread(actor: Actor, threadId: Uuid): Promise<ThreadView | null>;
  /** All comments of a thread, newest first. Null if the actor cannot see it. */
  comments(actor: Actor, threadId: Uuid, page: PageRequest): Promise<Page<CommentView> | null>;
  comment(actor: Actor, commentId: Uuid): Promise<CommentView | null>;
  counts(actor: Actor, type: CommentedType, objectIds: readonly Uuid[]): Promise<CommentCount[]>;
}

/** The members who can be mentioned about an object that the actor can see; null if they cannot. */
export interface MentionReader {
  mentionable(actor: Actor, of: MentionFilter): Promise<Mentionable['items'] | null>;
}
