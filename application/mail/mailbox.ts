import type { Mail } from './mailer.ts';

export interface MailboxEntry {
  /** Opaque, URL-safe. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: Date;
}

export interface MailboxMessage extends MailboxEntry, Mail {}

/**
 * The local mailbox used instead of SMTP. Read access allows signing in as anyone, so only the operator of the machine
 * has it.
 */
export interface Mailbox {
  /** Newest first, at most `limit`. */
  list(limit: number): Promise<MailboxEntry[]>;
  read(id: string): Promise<MailboxMessage | null>;
}
