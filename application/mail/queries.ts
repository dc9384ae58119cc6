import { refuse } from '@evident/domain/kernel';
import { type MailEntryView, MAILS_LISTED, type MailView } from '@evident/domain/mail';
import { answeredBy } from '../kernel/answered-by.ts';
import { ANYONE, Query } from '../kernel/message.ts';
import type { Mailbox } from './mailbox.ts';

/**
 * Lists the newest messages of the local mailbox. The API checks access, because it depends on the origin of the
 * request.
 */
export class ListMails extends Query<MailEntryView[]> {
  static readonly requires = ANYONE;
}

export const ListMailsHandler = answeredBy(async (_: ListMails, mailbox: Mailbox) => {
  const mails = await mailbox.list(MAILS_LISTED);
  return mails.map(({ id, to, subject, sentAt }) => ({ id, to, subject, sentAt: sentAt.toISOString() }));
});

/** Returns a message of the local mailbox. */
export class ReadMail extends Query<MailView> {
  static readonly requires = ANYONE;

  constructor(readonly mailId: string) {
    super();
  }
}

export const ReadMailHandler = answeredBy(async ({ mailId }: ReadMail, mailbox: Mailbox) => {
  const { id, to, subject, sentAt, text } =
    (await mailbox.read(mailId)) ?? refuse('NotFound', 'Message not found', 'Only the newest are kept.');
  return { id, to, subject, sentAt: sentAt.toISOString(), text };
});
