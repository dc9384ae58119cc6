import { Refusal } from '@evident/domain/kernel';
import type { JobQueue, Turn, Worker } from '../jobs/index.ts';
import { type Mail, type Mailer, MailNotSent } from './mailer.ts';

interface Outgoing {
  readonly mail: Mail;
}

/** Queue for mails sent in the background, one job each, so that a failing address does not block others. */
export const OUTGOING: JobQueue<Outgoing> = { name: 'mails', retries: 8 };

/** Sends a mail in the background. Drops it on a permanent failure; otherwise it is retried. */
export async function deliver(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const hopeless = error instanceof Refusal || (error instanceof MailNotSent && !error.retryable);
    if (!hopeless) throw error;
  }
}

export class MailSender implements Worker<Outgoing> {
  constructor(private readonly mailer: Mailer) {}

  run({ payload: { mail } }: Pick<Turn<Outgoing>, 'payload'>): Promise<void> {
    return deliver(this.mailer, mail);
  }
}
