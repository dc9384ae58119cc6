import { oneLine } from '@evident/domain/kernel';
import type { Addresses } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { deliver, type Mailer } from '../mail/index.ts';
import { type NoticeStore, newMailSecret } from '../notifications/index.ts';
import type { AutomationMail } from './carry-out-action.ts';

/** Mails what a rule says to one member. Sent by jobs only. */
export class SendAutomationMail extends Command {
  static readonly requires = WORKER;

  constructor(readonly mail: AutomationMail) {
    super();
  }
}

export class SendAutomationMailHandler implements Handler<SendAutomationMail> {
  constructor(
    private readonly work: UnitOfWork<{ notices: NoticeStore }>,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ mail: { teamId, memberId, title, subject, text } }: SendAutomationMail): Promise<void> {
    const mailing = await this.work.perform(teamId, ({ notices }) =>
      notices.mailing(memberId, newMailSecret(this.secrets), this.clock.now()),
    );
    if (!mailing) return;
    const rules = this.addresses.workspace(mailing.subdomain, '/automations');
    await deliver(this.mailer, {
      to: mailing.email,
      subject: oneLine(subject),
      text: `${text}\n\nSent by the automation “${title}” in ${mailing.workspace}.\n${rules}\n`,
    });
  }
}
