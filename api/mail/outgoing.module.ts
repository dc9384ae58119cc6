import type { Mailer } from '@evident/application/mail/mailer';
import { MailSender, OUTGOING } from '@evident/application/mail/outgoing';
import { Module } from '@nestjs/common';
import { MAILER } from '../identity/identity.ports.ts';
import { consumesUnseen } from '../kernel/consumes.ts';
import { port, provide } from '../kernel/port.ts';

const SENDER = port<MailSender>('MailSender');

/** Sends mail in the background. */
@Module({
  providers: [provide(SENDER, (mailer: Mailer) => new MailSender(mailer), [MAILER]), consumesUnseen(OUTGOING, SENDER)],
})
export class OutgoingModule {}
