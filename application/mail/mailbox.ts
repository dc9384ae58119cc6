import type { Mail } from './mailer.ts';

export interface MailboxEntry {
  /** Opaque, safe in a URL. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: Date;
}

export interface MailboxMessage extends MailboxEntry, Mail {}

/** The local mailbox that stands in for SMTP: whoever may read it may sign in as anybody, so it is open to the operator of the machine only. */
export interface Mailbox {
  /** Newest first, at most `limit`. */
  list(limit: number): Promise<MailboxEntry[]>;
  read(id: string): Promise<MailboxMessage | null>;
}
