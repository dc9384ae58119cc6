import { ANYONE, Command } from '../kernel/message.ts';
import { mailsLink } from './mail-link.ts';
import { unlockMail } from './mails.ts';
import type { Caller } from './ports.ts';

/** Mails a link that ends the lock after repeated failures. */
export class RequestUnlock extends Command {
  static readonly requires = ANYONE;

  constructor(
    readonly email: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

export const RequestUnlockHandler = mailsLink({ purpose: 'UNLOCK', page: '/auth/unlock', mail: unlockMail });
