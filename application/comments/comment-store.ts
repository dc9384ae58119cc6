import type { Selector } from '@evident/domain/anchors';
import type { Comment, Commented, CommentedPlace, CommentThread, LinkedObject } from '@evident/domain/comments';
import type { HighlightPlace } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { PeopleAccess } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';

/** Words of a note or insight, anchored outside the text. */
export interface CommentAnchor {
  readonly place: HighlightPlace;
  readonly relative: { readonly start: Uint8Array; readonly end: Uint8Array };
}

/** The anchor of a thread as JSON: times are ISO strings, bytes base64. */
export interface StoredAnchor extends Selector {
  readonly relativeStart: string;
  readonly relativeEnd: string;
  readonly lostAt: string | null;
}

export interface MentionedMember {
  readonly name: string;
  readonly actor: Actor;
}

/** Comments of one team, inside a unit of work. */
export interface CommentStore {
  /** Where an object is; null if there is none. */
  placeOf(object: Commented): Promise<(CommentedPlace & { readonly archived: boolean }) | null>;
  /** Members who see people in this workspace. */
  peopleAccess(): Promise<PeopleAccess>;
  /** Whether readers of this published insight see these words in it; true for others. */
  published(insightId: Uuid, quote: string): Promise<boolean>;
  /** Locks the thread until the unit of work ends. */
  thread(threadId: Uuid): Promise<CommentThread | null>;
  /** The words of a thread; null for a thread about the whole. */
  quoteOf(threadId: Uuid): Promise<string | null>;
  /** The note or insight of a thread. */
  documentOf(threadId: Uuid): Promise<Uuid | null>;
  countThreads(place: CommentedPlace): Promise<number>;
  createThread(thread: CommentThread, anchor: CommentAnchor | null): Promise<void>;
  /** Saves its state and the time of the last change. */
  saveThread(thread: CommentThread): Promise<void>;
  /** Moves a thread to other words. */
  anchor(threadId: Uuid, anchor: CommentAnchor, at: Date): Promise<void>;
  /** Null for a thread about the whole. */
  anchorOf(threadId: Uuid): Promise<StoredAnchor | null>;
  restoreAnchor(threadId: Uuid, anchor: StoredAnchor, at: Date): Promise<void>;
  /** Also deleted ones. Lock the thread first. */
  comment(commentId: Uuid): Promise<Comment | null>;
  /** Comments that are not deleted, oldest first. */
  commentsOf(threadId: Uuid): Promise<Pick<Comment, 'id' | 'authorId'>[]>;
  /** Deletes the notifications about a comment; returns their members. */
  forgetNotices(commentId: Uuid): Promise<Uuid[]>;
  save(comment: Comment): Promise<void>;
  /** Current members among these ids, as actors. */
  members(memberIds: readonly Uuid[]): Promise<MentionedMember[]>;
  /** Whether an actor can see an object. */
  sees(actor: Actor, object: LinkedObject): Promise<boolean>;
  /** Marks threads that the actor sees as read up to their latest comment. */
  markRead(actor: Actor, threadIds: readonly Uuid[]): Promise<void>;
}
