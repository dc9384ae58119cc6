import { Refusal } from '@evident/domain/kernel';
import type { JobQueue } from '../jobs/index.ts';
import { type Mail, type Mailer, MailNotSent } from './mailer.ts';

/** Mails that nobody waits for, one job each: an address that takes none stands in nobody else's way. */
export const OUTGOING: JobQueue<{ mail: Mail }> = { name: 'mails', retries: 8 };

/** Hands over a mail that nobody waits for. One that will never be taken is given up; any other is tried again. */
export async function deliver(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const hopeless = error instanceof Refusal || (error instanceof MailNotSent && !error.retryable);
    if (!hopeless) throw error;
  }
}
