import { refuse } from '@evident/domain/kernel';
import type { MailView } from '@evident/domain/mail';
import { type Handler, Query } from '../kernel/message.ts';
import type { Mailbox } from './mailbox.ts';

/** One message of the local mailbox. */
export class ReadMail extends Query<MailView> {
  constructor(readonly mailId: string) {
    super();
  }
}

export class ReadMailHandler implements Handler<ReadMail> {
  constructor(private readonly mailbox: Mailbox) {}

  async execute({ mailId }: ReadMail): Promise<MailView> {
    const { id, to, subject, sentAt, text } =
      (await this.mailbox.read(mailId)) ?? refuse('NotFound', 'Message not found', 'Only the newest are kept.');
    return { id, to, subject, sentAt: sentAt.toISOString(), text };
  }
}
