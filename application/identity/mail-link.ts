import { type CodePurpose, normalEmail } from '@evident/domain/identity';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Command } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mail, Mailer } from '../mail/index.ts';
import type { Addresses, Caller } from './ports.ts';
import { newLink } from './codes.ts';
import type { IdentityWork } from './identity-work.ts';
import { noAccountMail } from './mails.ts';
import { sendMail } from './send-mail.ts';
import { countMail } from './throttling.ts';

/** A mailed link: its purpose, its page, and the text of the mail. */
interface LinkWording {
  readonly purpose: CodePurpose;
  readonly page: string;
  readonly mail: (to: string, link: string) => Mail;
}

type LinkRequest = Command & { readonly email: string; readonly caller: Caller };

/**
 * Creates the handler that mails a link to an address. Does the same work without an account; that mail says that there
 * is none.
 */
export const mailsLink = (wording: LinkWording) =>
  answeredBy(
    async (
      { email: address, caller }: LinkRequest,
      work: IdentityWork,
      mailer: Mailer,
      addresses: Addresses,
      secrets: Secrets,
      ids: Ids,
      clock: Clock,
    ): Promise<void> => {
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
      await sendMail(mailer, mail);
    },
  );
