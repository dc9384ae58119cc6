import { deleteDisabledReason } from '@evident/domain/comments';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demandThread, type UndoableCommentStores } from './demand-comment.ts';
import { commentRemoved } from './events.ts';
import { keepUndo } from './keep-undo.ts';
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
      const { threadId } = await liveComment(stores, commentId);
      const { thread, manages } = await demandThread(stores, actor, threadId);
      const comment = await liveComment(stores, commentId);
      const reason = deleteDisabledReason(comment.authorId, actor, manages);
      if (reason) refuse('Forbidden', reason);
      await stores.comments.save({ ...comment, deletedAt: this.clock.now() });
      const notified = await stores.comments.forgetNotices(commentId);
      await stores.outbox.announce(
        commentRemoved(actor, thread, commentId),
        ...notified.map(
          (ownerId) => ({ name: 'notifications:changed', teamId: actor.teamId, payload: { ownerId } }) as const,
        ),
      );
      return keepUndo(stores.undo, actor, thread, 'Deleted a comment', {
        what: 'deleted',
        commentId,
      });
    });
  }
}
