import { ANYONE, Command } from '../kernel/message.ts';
import { mailsLink } from './mail-link.ts';
import { resetPasswordMail } from './mails.ts';
import type { Caller } from './ports.ts';

/** Mails a link to set a new password. */
export class RequestPasswordReset extends Command {
  static readonly requires = ANYONE;

  constructor(
    readonly email: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

export const RequestPasswordResetHandler = mailsLink({
  purpose: 'RESET_PASSWORD',
  page: '/auth/reset-password',
  mail: resetPasswordMail,
});
