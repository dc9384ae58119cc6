import { type CommentThread, deleteDisabledReason } from '@evident/domain/comments';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { tooLate } from '@evident/domain/undo';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type CommentStores, demandThread, type UndoableCommentStores } from './demand-comment.ts';
import { commentRemoved } from './events.ts';
import { type CommentChange, keepUndo } from './keep-undo.ts';
import { liveComment } from './live-comment.ts';

/** Deletes a comment: the author, or a member with full access. Returns the undo id. */
export class DeleteComment extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'comment' });

  constructor(
    readonly actor: Actor,
    readonly commentId: Uuid,
  ) {
    super();
  }
}

export class DeleteCommentHandler implements Handler<DeleteComment> {
  constructor(
    private readonly work: UnitOfWork<UndoableCommentStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, commentId }: DeleteComment): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { thread, kept } = await removeComment(stores, actor, commentId, this.clock.now());
      return keepUndo(stores.undo, actor, thread, 'Deleted a comment', kept);
    });
  }
}

/**
 * Deletes a comment; returns what to keep for undo.
 * @param text deletes it only if it still has this text
 */
export async function removeComment(
  stores: CommentStores,
  actor: Actor,
  commentId: Uuid,
  deletedAt: Date,
  text?: string,
): Promise<{ thread: CommentThread; kept: CommentChange }> {
  const { threadId } = await liveComment(stores, commentId);
  const { thread, manages } = await demandThread(stores, actor, threadId);
  const comment = await liveComment(stores, commentId);
  if (text !== undefined && comment.text !== text) tooLate('The comment was edited again since then.');
  const reason = deleteDisabledReason(comment.authorId, actor, manages);
  if (reason) refuse('Forbidden', reason);
  await stores.comments.save({ ...comment, deletedAt });
  const notified = await stores.comments.forgetNotices(commentId);
  await stores.outbox.announce(
    commentRemoved(actor, thread, commentId),
    ...notified.map(
      (ownerId) => ({ name: 'notifications:changed', teamId: actor.teamId, payload: { ownerId } }) as const,
    ),
  );
  return { thread, kept: { what: 'deleted', commentId } };
}
