import { type CodePurpose, normalEmail } from '@evident/domain/identity';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { Addresses } from './addresses.ts';
import { newLink } from './codes.ts';
import type { IdentityWork } from './identity-work.ts';
import { noAccountMail } from './mails.ts';
import { post } from './post.ts';
import type { Caller } from './caller.ts';
import { countMail } from './throttling.ts';

export interface LinkPorts {
  readonly work: IdentityWork;
  readonly mailer: Mailer;
  readonly addresses: Addresses;
  readonly secrets: Secrets;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** A link for the owner of an account: what it opens, the page it leads to, and the mail around it. */
export interface LinkWording {
  readonly purpose: CodePurpose;
  readonly page: string;
  readonly mail: (to: string, link: string) => Mail;
}

/** Mails a link to an address; to one without an account the same work is done, and the mail says that there is none. */
export async function mailLink(
  { work, mailer, addresses, secrets, ids, clock }: LinkPorts,
  wording: LinkWording,
  address: string,
  caller: Caller,
): Promise<void> {
  const email = normalEmail(address);
  const now = clock.now();
  await work.perform((stores) => countMail(stores, secrets, email, caller, now));
  const mail = await work.perform(async ({ accounts, codes }) => {
    const account = await accounts.findByEmail(email);
    const { code, secret } = newLink(ids, secrets, wording.purpose, { email, accountId: account?.id ?? null }, now);
    await codes.add(code);
    return account
      ? wording.mail(email, addresses.root(`${wording.page}#token=${secret}`))
      : noAccountMail(email, addresses.root('/auth/signup'));
  });
  await post(mailer, mail);
}
