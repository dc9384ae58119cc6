import { refuse } from '@evident/domain/kernel';
import { type Mail, type Mailer, MailNotSent } from '../mail/index.ts';

/** Sends an informational mail; ignores delivery failures. */
export async function notify(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
  }
}

/** Sends a mail that the person waits for. Reports failures so that they can try again. */
export async function sendMail(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    refuse(
      error.retryable ? 'Unavailable' : 'InternalError',
      'The email could not be sent',
      'Try again in a few minutes.',
    );
  }
}
