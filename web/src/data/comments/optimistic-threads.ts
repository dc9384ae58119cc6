import type { Commented, CommentView, NewThread, ThreadView } from '@evident/domain/comments';

export type Written = Pick<CommentView, 'text' | 'mentions' | 'links'>;

/** Threads before and after a change that the server has not confirmed. */
export type Step = (threads: ThreadView[]) => ThreadView[];
type Words = NonNullable<NewThread['words']>;

export interface Draft {
  readonly object: Commented;
  readonly words?: Words & { readonly quote: string; readonly start: number; readonly end: number };
}

export const now = (): string => new Date().toISOString();

export const one =
  (id: string, step: (thread: ThreadView) => ThreadView): Step =>
  (threads) =>
    threads.map((thread) => (thread.id === id ? step(thread) : thread));
export const inThread = (
  id: string,
  step: (comment: CommentView) => CommentView,
): ((thread: ThreadView) => ThreadView) => {
  return (thread) => ({
    ...thread,
    comments: thread.comments.map((comment) => (comment.id === id ? step(comment) : comment)),
  });
};

/** A comment until the server has saved it. */
export const commentOf = (author: CommentView['author'], threadId: string, written: Written): CommentView => ({
  id: `new-${crypto.randomUUID()}`,
  threadId,
  author,
  ...written,
  deleted: false,
  unread: false,
  version: 1,
  createdAt: now(),
  editedAt: null,
});

/** A new thread until the server has saved it. */
export function sending({ object, words }: Draft, comment: CommentView): ThreadView {
  return {
    id: comment.id,
    objectType: object.type,
    objectId: object.id,
    projectId: null,
    noteId: null,
    insightId: null,
    personId: null,
    highlight: words
      ? { id: comment.id, inlineCommentOnly: true, text: words.quote, start: words.start, end: words.end, lost: false }
      : null,
    resolved: null,
    comments: [comment],
    commentCount: 1,
    unread: false,
    createdAt: comment.createdAt,
    updatedAt: comment.createdAt,
  };
}

/** The first comment keeps its place while it has replies; a thread without comments is gone. */
export const withoutComment =
  ({ id, threadId }: CommentView): Step =>
  (threads) =>
    threads.flatMap((thread) => {
      if (thread.id !== threadId) return [thread];
      const comments = thread.comments.flatMap((comment, at) =>
        comment.id !== id ? [comment] : at === 0 ? [{ ...comment, text: '', deleted: true }] : [],
      );
      return comments.some(({ deleted }) => !deleted)
        ? [{ ...thread, comments, commentCount: thread.commentCount - 1 }]
        : [];
    });
