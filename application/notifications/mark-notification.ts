import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { notificationsChanged } from './events.ts';
import type { NoticeStore } from './notice-store.ts';

/** Marks a notification as read, or as unread again. */
export class MarkNotification extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly notificationId: Uuid,
    readonly read: boolean,
  ) {
    super();
  }
}

export class MarkNotificationHandler implements Handler<MarkNotification> {
  constructor(
    private readonly work: UnitOfWork<{ notices: NoticeStore; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, notificationId, read }: MarkNotification): Promise<void> {
    await this.work.perform(actor.teamId, async ({ notices, outbox }) => {
      if (!(await notices.mark(actor.userId, notificationId, read ? this.clock.now() : null))) notFound('Notification');
      await outbox.announce(notificationsChanged(actor.teamId, actor.userId));
    });
  }
}
