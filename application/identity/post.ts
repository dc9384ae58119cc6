import { refuse } from '@evident/domain/kernel';
import { type Mail, type Mailer, MailNotSent } from '../mail/index.ts';

/** Sends a mail that only informs; one that cannot be delivered changes nothing. */
export async function notify(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
  }
}

/** Sends a mail that somebody waits for; when it was not taken they are told, and may ask again. */
export async function post(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    refuse('InternalError', 'The email could not be sent', 'Try again in a few minutes.');
  }
}
