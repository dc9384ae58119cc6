import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Addresses } from './addresses.ts';
import type { IdentityWork } from './identity-work.ts';
import { type LinkWording, mailLink } from './mail-link.ts';
import { unlockMail } from './mails.ts';
import type { Caller } from './caller.ts';

const LINK: LinkWording = { purpose: 'UNLOCK', page: '/auth/unlock', mail: unlockMail };

/** Have a link mailed that ends the lock after repeated failures. */
export class RequestUnlock extends Command {
  constructor(
    readonly email: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class RequestUnlockHandler implements Handler<RequestUnlock> {
  constructor(
    private readonly work: IdentityWork,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ email, caller }: RequestUnlock): Promise<void> {
    const { work, mailer, addresses, secrets, ids, clock } = this;
    return mailLink({ work, mailer, addresses, secrets, ids, clock }, LINK, email, caller);
  }
}
