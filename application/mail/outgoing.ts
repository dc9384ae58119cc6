import { Refusal } from '@evident/domain/kernel';
import type { JobQueue } from '../jobs/index.ts';
import { type Mail, type Mailer, MailNotSent } from './mailer.ts';

/** Queue for mails sent in the background, one job each, so that a failing address does not block others. */
export const OUTGOING: JobQueue<{ mail: Mail }> = { name: 'mails', retries: 8 };

/** Sends a mail in the background. Drops it on a permanent failure; otherwise it is retried. */
export async function deliver(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const hopeless = error instanceof Refusal || (error instanceof MailNotSent && !error.retryable);
    if (!hopeless) throw error;
  }
}
