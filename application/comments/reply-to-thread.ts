import { type CommentView, refuseFullThread, settled } from '@evident/domain/comments';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type CommentStores, demandThread } from './demand-comment.ts';
import { commentChanged, threadSettled } from './events.ts';
import { textToSave } from './text-to-save.ts';

/** Replies in a thread, which reopens a resolved one. Returns the id of the comment. */
export class ReplyToThread extends Command<Pick<CommentView, 'id'>> {
  static readonly requires = memberWith({ scope: 'write', access: 'comment' });

  constructor(
    readonly actor: Actor,
    readonly threadId: Uuid,
    readonly text: string,
  ) {
    super();
  }
}

export class ReplyToThreadHandler implements Handler<ReplyToThread> {
  constructor(
    private readonly work: UnitOfWork<CommentStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, threadId, text: written }: ReplyToThread): Promise<Pick<CommentView, 'id'>> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { comments, outbox } = stores;
      const { thread, quote, authors } = await demandThread(stores, actor, threadId);
      refuseFullThread(authors.length);
      const { text, mentioned } = await textToSave(stores, actor, { place: thread, quote }, written);
      const now = this.clock.now();
      const id = this.ids.newId();
      await comments.save({
        id,
        teamId: actor.teamId,
        threadId,
        authorId: actor.userId,
        text,
        version: 1,
        createdAt: now,
        editedAt: null,
        deletedAt: null,
      });
      const reopened = settled(thread, null, now);
      await comments.saveThread(reopened);
      await comments.markRead(actor, [threadId]);
      await outbox.announce(
        commentChanged('comment:created', actor, reopened, { id }, { mentioned, authors }),
        ...(thread.resolvedAt ? [threadSettled(actor, reopened, authors)] : []),
      );
      return { id };
    });
  }
}
