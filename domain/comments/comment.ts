import { type Limit, type Uuid, refuse } from '../kernel/index.ts';
import { type TypeThat, typesThat } from '../kinds/index.ts';
import type { Actor } from '../permissions/index.ts';
import { tooLate } from '../undo/index.ts';

/** Types of objects that members comment on. */
export const COMMENTED_TYPES = typesThat('commented');
export type CommentedType = TypeThat<'commented'>;

/** The most comments of a thread (decided). */
export const THREAD_MAX = 500;
/** The most threads about one note, insight or person (decided). */
export const THREADS_MAX = 5000;

export interface Commented {
  readonly type: CommentedType;
  readonly id: Uuid;
}

/** Where a commented object is. A person is in no project. */
export interface CommentedPlace {
  readonly projectId: Uuid | null;
  readonly noteId: Uuid | null;
  readonly insightId: Uuid | null;
  readonly highlightId: Uuid | null;
  readonly personId: Uuid | null;
}

/** Comments about an object, or about words of a note or insight. */
export interface CommentThread extends CommentedPlace {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly objectType: CommentedType;
  readonly objectId: Uuid;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: Uuid | null;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  /** When it was last commented on, resolved or reopened. */
  readonly updatedAt: Date;
}

export interface Comment {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly threadId: Uuid;
  readonly authorId: Uuid;
  readonly text: string;
  /** Counts edits; for `If-Match`. */
  readonly version: number;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  /** Deleted comments stay until their deletion can no longer be undone. */
  readonly deletedAt: Date | null;
}

/** @throws Refusal `UnprocessableContent` for one comment more than a thread holds */
export function refuseFullThread(comments: number): void {
  if (comments >= THREAD_MAX)
    refuse('UnprocessableContent', `A thread holds at most ${THREAD_MAX} comments`, 'Start a new thread.');
}

export const THREAD_LIMIT: Limit = {
  most: THREADS_MAX,
  title: `There are already ${THREADS_MAX} threads`,
  advice: 'Reply in one of them.',
};

/** The reason that a member cannot edit a comment, or undefined. */
export const editDisabledReason = (authorId: Uuid, { userId }: Pick<Actor, 'userId'>): string | undefined =>
  authorId === userId ? undefined : 'You can only edit your own comments';

/** The reason that a member cannot delete a comment, or undefined. */
export const deleteDisabledReason = (
  authorId: Uuid,
  { userId }: Pick<Actor, 'userId'>,
  manages: boolean,
): string | undefined =>
  authorId === userId || manages ? undefined : 'You need full access to delete comments of other members';

/** The text of a comment before and after an edit. */
export interface CommentEdit {
  readonly commentId: Uuid;
  readonly before: string;
  readonly after: string;
}

/**
 * The comment after an edit is undone.
 * @throws Refusal `InvalidOperation` if it was edited or deleted since
 */
export function unedited(comment: Comment | null, { before, after }: CommentEdit, now: Date): Comment {
  if (!comment || comment.deletedAt) return tooLate('The comment was deleted since then.');
  if (comment.text !== after) return tooLate('The comment was edited again since then.');
  return { ...comment, text: before, editedAt: now };
}

/**
 * The comment after its deletion is undone.
 * @throws Refusal `InvalidOperation` if it is gone for good or exists already
 */
export function undeleted(comment: Comment | null): Comment {
  if (!comment) return tooLate('The comment is deleted for good.');
  return comment.deletedAt ? { ...comment, deletedAt: null } : tooLate('The comment exists again.');
}

/** A thread after it is resolved, or reopened with `by` null. */
export const settled = (thread: CommentThread, by: Uuid | null, now: Date): CommentThread => ({
  ...thread,
  resolvedAt: by === null ? null : now,
  resolvedBy: by,
  updatedAt: now,
});
