import type { Comment, CommentThread } from '@evident/domain/comments';
import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

const onThread = ({ userId: by }: Actor, thread: CommentThread) => ({
  threadId: thread.id,
  objectType: thread.objectType,
  objectId: thread.objectId,
  projectId: thread.projectId,
  noteId: thread.noteId,
  insightId: thread.insightId,
  personId: thread.personId,
  by,
});

/** @param authors of the comments of the thread */
const others = ({ userId }: Actor, authors: readonly Uuid[]): Uuid[] =>
  [...new Set(authors)].filter((id) => id !== userId);

interface Addressed {
  /** Members mentioned for the first time. */
  readonly mentioned: readonly Uuid[];
  readonly authors: readonly Uuid[];
}

/** `authors` and `mentioned` decide who is notified. */
export const commentChanged = (
  name: 'comment:created' | 'comment:changed',
  actor: Actor,
  thread: CommentThread,
  { id: commentId }: Pick<Comment, 'id'>,
  { mentioned, authors }: Addressed,
): DomainEvent => ({
  name,
  teamId: actor.teamId,
  payload: {
    ...onThread(actor, thread),
    commentId,
    mentionedIds: others(actor, mentioned),
    participantIds: others(actor, authors),
  },
});

export const threadSettled = (actor: Actor, thread: CommentThread, authors: readonly Uuid[]): DomainEvent => ({
  name: 'comment:resolved',
  teamId: actor.teamId,
  payload: {
    ...onThread(actor, thread),
    resolved: thread.resolvedAt !== null,
    participantIds: others(actor, authors),
  },
});

export const commentRemoved = (actor: Actor, thread: CommentThread, commentId: Uuid): DomainEvent => ({
  name: 'comment:removed',
  teamId: actor.teamId,
  payload: { ...onThread(actor, thread), commentId },
});

/** The thread is about other words now. */
export const wordsMoved = (actor: Actor, thread: CommentThread): DomainEvent => ({
  name: 'comment:moved',
  teamId: actor.teamId,
  payload: onThread(actor, thread),
});
