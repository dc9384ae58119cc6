import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Addresses } from './addresses.ts';
import type { IdentityWork } from './identity-work.ts';
import { type LinkWording, mailLink } from './mail-link.ts';
import { resetPasswordMail } from './mails.ts';
import type { Caller } from './caller.ts';

const LINK: LinkWording = { purpose: 'RESET_PASSWORD', page: '/auth/reset-password', mail: resetPasswordMail };

/** Have a link mailed by which a new password can be chosen. */
export class RequestPasswordReset extends Command {
  constructor(
    readonly email: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class RequestPasswordResetHandler implements Handler<RequestPasswordReset> {
  constructor(
    private readonly work: IdentityWork,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ email, caller }: RequestPasswordReset): Promise<void> {
    const { work, mailer, addresses, secrets, ids, clock } = this;
    return mailLink({ work, mailer, addresses, secrets, ids, clock }, LINK, email, caller);
  }
}
