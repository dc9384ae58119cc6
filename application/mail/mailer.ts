import { refuse } from '@evident/domain/kernel';

export interface Mail {
  /** One address without a display name, `ada@example.org`. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Hands a message over for delivery. Rejects with {@link MailNotSent} when it could not; refuses a recipient or subject that would change the headers. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Lets connections go. */
  close(): Promise<void>;
}

/** The message was not taken. `retryable`: the same message may go through later (server down, greylisting); otherwise it never will. */
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

/** Exactly one recipient and a subject of one line: neither can add a header or another recipient. */
export function checkedMail(mail: Mail): Mail {
  if (mail.to.length > 320 || !ADDRESS.test(mail.to)) refuse('ValidationError', 'The email address is not valid');
  if (LINE_BREAK.test(mail.subject)) refuse('ValidationError', 'The subject must be one line');
  return mail;
}
