import type { Uuid } from '@evident/domain/kernel';
import type { Addresses } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { deliver, type Mailer } from '../mail/index.ts';
import { newMailSecret } from './mail-links.ts';
import { notificationMail } from './mails.ts';
import type { NoticeStore } from './notice-store.ts';
import type { NotificationReader } from './notification-reader.ts';

/** Mails a notification, unless it was read since, or its member lost access. Sent by jobs only. */
export class SendNotification extends Command {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly memberId: Uuid,
    readonly notificationId: Uuid,
  ) {
    super();
  }
}

export class SendNotificationHandler implements Handler<SendNotification> {
  constructor(
    private readonly work: UnitOfWork<{ notices: NoticeStore }>,
    private readonly reader: NotificationReader,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ teamId, memberId, notificationId }: SendNotification): Promise<void> {
    const known = await this.work.perform(teamId, async ({ notices }) => {
      const actor = await notices.memberNow(memberId);
      const mailing = await notices.mailing(memberId, newMailSecret(this.secrets), this.clock.now());
      return actor && mailing && { actor, mailing };
    });
    const notification = known && (await this.reader.one(known.actor, notificationId));
    if (notification?.readAt !== null) return;
    await deliver(this.mailer, notificationMail(this.addresses, teamId, known!.mailing, notification));
  }
}
