import { editDisabledReason } from '@evident/domain/comments';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demandThread, type UndoableCommentStores } from './demand-comment.ts';
import { commentChanged } from './events.ts';
import { keepUndo } from './keep-undo.ts';
import { liveComment } from './live-comment.ts';
import { textToSave } from './text-to-save.ts';

/** Edits the member's own comment; `expected` is the version they have seen. Returns the undo id, null if the text is the same. */
export class EditComment extends Command<Uuid | null> {
  static readonly requires = memberWith({ scope: 'write', access: 'comment' });

  constructor(
    readonly actor: Actor,
    readonly commentId: Uuid,
    readonly text: string,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class EditCommentHandler implements Handler<EditComment> {
  constructor(
    private readonly work: UnitOfWork<UndoableCommentStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, commentId, text: written, expected }: EditComment): Promise<Uuid | null> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { threadId } = await liveComment(stores, commentId);
      const { thread, quote, authors } = await demandThread(stores, actor, threadId);
      const comment = await liveComment(stores, commentId);
      const reason = editDisabledReason(comment.authorId, actor);
      if (reason) refuse('Forbidden', reason);
      refuseOverwriting(comment, expected);
      const { text, mentioned } = await textToSave(stores, actor, { place: thread, quote }, written, comment.text);
      if (text === comment.text) return null;
      await stores.comments.save({ ...comment, text, editedAt: this.clock.now() });
      await stores.outbox.announce(commentChanged('comment:changed', actor, thread, comment, { mentioned, authors }));
      return keepUndo(stores.undo, actor, thread, 'Edited a comment', {
        what: 'edited',
        commentId,
        before: comment.text,
        after: text,
      });
    });
  }
}
