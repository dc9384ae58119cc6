import { MARKED_MAX, type MarkedRead } from '@evident/domain/notifications';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { notificationsChanged } from './events.ts';
import type { NoticeStore } from './notice-store.ts';

/** Marks all notifications of the member as read; returns those that were unread. */
export class MarkAllRead extends Command<MarkedRead> {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class MarkAllReadHandler implements Handler<MarkAllRead> {
  constructor(
    private readonly work: UnitOfWork<{ notices: NoticeStore; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  execute({ actor }: MarkAllRead): Promise<MarkedRead> {
    return this.work.perform(actor.teamId, async ({ notices, outbox }) => {
      const ids = await notices.markAll(actor.userId, this.clock.now(), MARKED_MAX);
      if (ids.length > 0) await outbox.announce(notificationsChanged(actor.teamId, actor.userId));
      return { ids };
    });
  }
}
