import { MAILS_LISTED, type MailEntryView } from '@evident/domain/mail';
import { type Handler, Query } from '../kernel/message.ts';
import type { Mailbox } from './mailbox.ts';

/** The newest messages of the local mailbox. Who may ask is decided where the request comes in, for it depends on where it comes from. */
export class ListMails extends Query<MailEntryView[]> {}

export class ListMailsHandler implements Handler<ListMails> {
  constructor(private readonly mailbox: Mailbox) {}

  async execute(_: ListMails): Promise<MailEntryView[]> {
    const mails = await this.mailbox.list(MAILS_LISTED);
    return mails.map(({ id, to, subject, sentAt }) => ({ id, to, subject, sentAt: sentAt.toISOString() }));
  }
}
