import { refuse } from '@evident/domain/kernel';

export interface Mail {
  /** One address without a display name, `ada@example.org`. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/**
 * Sends a message. Rejects with {@link MailNotSent} on failure; refuses a recipient or subject that would inject
 * headers.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Closes connections. */
  close(): Promise<void>;
}

/** Delivery failed. `retryable`: a later try may succeed (server down, greylisting); otherwise it never will. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';

  constructor(
    reason: string,
    readonly retryable: boolean,
  ) {
    super(`The email was not sent: ${reason}`);
  }
}

const ADDRESS = /^[^\s\u0000-\u001f\u007f@,;:<>()[\]\\"]+@[^\s\u0000-\u001f\u007f@,;:<>()[\]\\"]+$/u;
const LINE_BREAK = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/u;

/** Requires exactly one recipient and a single-line subject, so that neither can inject a header or recipient. */
export function checkedMail(mail: Mail): Mail {
  if (mail.to.length > 320 || !ADDRESS.test(mail.to)) refuse('ValidationError', 'The email address is not valid');
  if (LINE_BREAK.test(mail.subject)) refuse('ValidationError', 'The subject must be one line');
  return mail;
}
