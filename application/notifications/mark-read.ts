import { refuse, type Uuid } from '@evident/domain/kernel';
import { MARKED_MAX, type MarkedRead } from '@evident/domain/notifications';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { notificationsChanged } from './events.ts';
import type { NoticeStore } from './notice-store.ts';

interface Stores {
  readonly notices: NoticeStore;
  readonly outbox: Outbox;
}

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
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, notificationId, read }: MarkNotification): Promise<void> {
    await this.work.perform(actor.teamId, async ({ notices, outbox }) => {
      if (!(await notices.mark(actor.userId, notificationId, read ? this.clock.now() : null)))
        refuse('NotFound', 'Notification not found');
      await outbox.announce(notificationsChanged(actor.teamId, actor.userId));
    });
  }
}

/** Marks all notifications of the member as read; returns those that were unread. */
export class MarkAllRead extends Command<MarkedRead> {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class MarkAllReadHandler implements Handler<MarkAllRead> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
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

/** Marks notifications as unread again: the undo of marking all. Ids of other members have no effect. */
export class MarkUnread extends Command {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly ids: readonly Uuid[],
  ) {
    super();
  }
}

export class MarkUnreadHandler implements Handler<MarkUnread> {
  constructor(private readonly work: UnitOfWork<Stores>) {}

  async execute({ actor, ids }: MarkUnread): Promise<void> {
    await this.work.perform(actor.teamId, async ({ notices, outbox }) => {
      await notices.markUnread(actor.userId, ids);
      await outbox.announce(notificationsChanged(actor.teamId, actor.userId));
    });
  }
}
