import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { notificationsChanged } from './events.ts';
import type { NoticeStore } from './notice-store.ts';

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
  constructor(private readonly work: UnitOfWork<{ notices: NoticeStore; outbox: Outbox }>) {}

  async execute({ actor, ids }: MarkUnread): Promise<void> {
    await this.work.perform(actor.teamId, async ({ notices, outbox }) => {
      await notices.markUnread(actor.userId, ids);
      await outbox.announce(notificationsChanged(actor.teamId, actor.userId));
    });
  }
}
