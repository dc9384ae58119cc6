import { join } from 'node:path';
import { FolderMailbox } from '@evident/adapters/mail/folder-mailbox';
import type { Clock } from '@evident/application/kernel/clock';
import { ListMails, ListMailsHandler, ReadMail, ReadMailHandler } from '@evident/application/mail/queries';
import type { Mailbox } from '@evident/application/mail/mailbox';
import { Module } from '@nestjs/common';
import { handle } from '../kernel/handle.ts';
import { CLOCK, SETTINGS } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';
import { MailboxController } from './mailbox.controller.ts';
import { MailboxGuard } from './mailbox.guard.ts';

const MAILBOX = port<Mailbox>('Mailbox');

/** Local mailbox of an installation without SMTP. */
@Module({
  controllers: [MailboxController],
  providers: [
    provide(MAILBOX, ({ dataFolder }: Settings, clock: Clock) => new FolderMailbox(join(dataFolder, 'mail'), clock), [
      SETTINGS,
      CLOCK,
    ]),
    MailboxGuard,
    handle(ListMails, ListMailsHandler, [MAILBOX]),
    handle(ReadMail, ReadMailHandler, [MAILBOX]),
  ],
  exports: [MailboxGuard],
})
export class MailModule {}
