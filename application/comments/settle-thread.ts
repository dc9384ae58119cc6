import { settled } from '@evident/domain/comments';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demandThread, type UndoableCommentStores } from './demand-comment.ts';
import { threadSettled } from './events.ts';
import { keepUndo } from './keep-undo.ts';

/** Resolves or reopens a thread. Returns the undo id, null if it was so already. */
export class SettleThread extends Command<Uuid | null> {
  static readonly requires = memberWith({ scope: 'write', access: 'comment' });

  constructor(
    readonly actor: Actor,
    readonly threadId: Uuid,
    readonly resolved: boolean,
  ) {
    super();
  }
}

export class SettleThreadHandler implements Handler<SettleThread> {
  constructor(
    private readonly work: UnitOfWork<UndoableCommentStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, threadId, resolved }: SettleThread): Promise<Uuid | null> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { thread, authors } = await demandThread(stores, actor, threadId);
      if ((thread.resolvedAt !== null) === resolved) return null;
      const after = settled(thread, resolved ? actor.userId : null, this.clock.now());
      await stores.comments.saveThread(after);
      await stores.outbox.announce(threadSettled(actor, after, authors));
      const label = resolved ? 'Resolved a thread' : 'Reopened a thread';
      return keepUndo(stores.undo, actor, thread, label, {
        what: 'settled',
        threadId,
        resolved,
      });
    });
  }
}
