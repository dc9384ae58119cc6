import type { Commented, CommentView, ThreadView } from '@evident/domain/comments';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { refetched, updated } from '../../kernel/queries/cache-updates.ts';
import { type IdempotencyHeader, idempotencyKey } from '../../kernel/queries/creation.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useWho } from '../../kernel/who.ts';
import {
  type Draft,
  type Step,
  commentOf,
  inThread,
  now,
  one,
  sending,
  withoutComment,
  type Written,
} from './optimistic-threads.ts';
import { commentCountQuery, threadsQuery } from './queries.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

/** Whether a change was accepted. A refusal is shown by the change itself. */
const done = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  );

/** Changes to the comments on an object: shown at once, rolled back with the reason, undoable where something is lost. */
export function useCommentChanges(of: Commented) {
  const client = useQueryClient();
  const me = useWho()?.member;
  const author = { id: me?.id ?? '', name: me?.name ?? 'You' };
  const updates =
    <Input>(step: (input: Input) => Step) =>
    (_: Input) => [
      updated<ThreadView[], Input>(threadsQuery(of), (threads, input) => step(input)(threads)),
      refetched(commentCountQuery(of)),
    ];
  const start = useOptimistic<Draft & { written: Written; header: IdempotencyHeader }, { id: string }>({
    change: ({ object, words, written: { text }, header }) =>
      answer(
        api.POST('/api/v1/comment-threads', {
          params: { header },
          body: { objectType: object.type, objectId: object.id, text, ...(words ? { words } : {}) },
        }),
      ),
    updates: updates((draft) => (threads) => [sending(draft, commentOf(author, 'new', draft.written)), ...threads]),
    refused: 'The comment was not saved',
  });
  const reply = useOptimistic<{ threadId: string; written: Written; header: IdempotencyHeader }, { id: string }>({
    change: ({ threadId, written: { text }, header }) =>
      answer(
        api.POST('/api/v1/comment-threads/{threadId}/comments', {
          params: { path: { threadId }, header },
          body: { text },
        }),
      ),
    updates: updates(({ threadId, written }) =>
      one(threadId, (thread) => ({
        ...thread,
        resolved: null,
        commentCount: thread.commentCount + 1,
        comments: [...thread.comments, commentOf(author, threadId, written)],
      })),
    ),
    refused: 'The reply was not saved',
  });
  const edit = useOptimistic<{ comment: CommentView; written: Written }, { undoId: string | null }>({
    change: ({ comment: { id: commentId, version }, written: { text } }) =>
      answer(
        api.PATCH('/api/v1/comments/{commentId}', {
          params: { path: { commentId }, header: unlessChanged(version) },
          body: { text },
        }),
      ),
    updates: updates(({ comment: { id, threadId }, written }) =>
      one(
        threadId,
        inThread(id, (comment) => ({ ...comment, ...written, version: comment.version + 1, editedAt: now() })),
      ),
    ),
    refused: 'The comment was not changed',
    label: () => 'Edited a comment',
  });
  const remove = useOptimistic<{ comment: CommentView }, { undoId: string }>({
    change: ({ comment: { id: commentId } }) =>
      answer(api.DELETE('/api/v1/comments/{commentId}', { params: { path: { commentId } } })),
    updates: updates(({ comment }) => withoutComment(comment)),
    refused: 'The comment was not deleted',
    label: () => 'Deleted a comment',
  });
  const settle = useOptimistic<{ threadId: string; resolved: boolean }, { undoId: string | null }>({
    change: ({ threadId, resolved }) => {
      const at = { params: { path: { threadId } } };
      return resolved
        ? answer(api.POST('/api/v1/comment-threads/{threadId}/resolve', at))
        : answer(api.POST('/api/v1/comment-threads/{threadId}/reopen', at));
    },
    updates: updates(({ threadId, resolved }) =>
      one(threadId, (thread) => ({
        ...thread,
        resolved: resolved ? { by: author, at: now() } : null,
      })),
    ),
    refused: 'The thread was not changed',
    label: (_, { resolved }) => (resolved ? 'Resolved a thread' : 'Reopened a thread'),
  });
  const move = useOptimistic<{ threadId: string; words: NonNullable<Draft['words']> }, { undoId: string }>({
    change: ({ threadId, words }) =>
      answer(api.PUT('/api/v1/comment-threads/{threadId}/place', { params: { path: { threadId } }, body: words })),
    updates: updates(({ threadId, words: { quote: text, start: from, end } }) =>
      one(threadId, (thread) => ({
        ...thread,
        highlight: thread.highlight && { ...thread.highlight, text, start: from, end, lost: false },
      })),
    ),
    refused: 'The thread was not moved',
    label: () => 'Moved a thread to other words',
  });
  const { mutate: markRead } = useWrite({
    mutationFn: (threadIds: string[]) => answer(api.PUT('/api/v1/comment-reads', { body: { threadIds } })),
    onSuccess: () => invalidate(client, commentCountQuery(of)),
  });

  return {
    start: (draft: Draft, written: Written) =>
      done(start.mutateAsync({ object: draft.object, words: draft.words, written, header: idempotencyKey() })),
    reply: (threadId: string, written: Written) =>
      done(reply.mutateAsync({ threadId, written, header: idempotencyKey() })),
    edit: (comment: CommentView, written: Written) => edit.mutate({ comment, written }),
    remove: (comment: CommentView) => remove.mutate({ comment }),
    settle: (threadId: string, resolved: boolean) => settle.mutate({ threadId, resolved }),
    move: (threadId: string, words: NonNullable<Draft['words']>) => move.mutate({ threadId, words }),
    markRead,
  };
}
