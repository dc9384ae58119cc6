import { type EmailChange, type SignedIn, normalEmail } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, PERSON } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mailer } from '../mail/index.ts';
import type { Addresses, Caller, PasswordHasher } from './ports.ts';
import { newLink } from './codes.ts';
import type { IdentityWork } from './identity-work.ts';
import { confirmNewEmailMail, emailTakenMail } from './mails.ts';
import { demandIdentity } from './own-password.ts';
import { sendMail } from './send-mail.ts';
import { countMail } from './throttling.ts';

/**
 * Requests a new email address, which applies once the link mailed to it is used. Only that mail says whether the
 * address has an account.
 */
export class RequestEmailChange extends Command {
  static readonly requires = PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly change: EmailChange,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class RequestEmailChangeHandler implements Handler<RequestEmailChange> {
  constructor(
    readonly work: IdentityWork,
    readonly hasher: PasswordHasher,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn, change, caller }: RequestEmailChange): Promise<void> {
    const email = normalEmail(change.email);
    if (email === signedIn.email) refuse('ValidationError', 'This is already your address');
    const now = this.clock.now();
    await demandIdentity(this, signedIn, change.password, now);
    await this.work.perform((stores) => countMail(stores, this.secrets, email, caller, now));
    const mail = await this.work.perform(async ({ accounts, codes }) => {
      const taken = (await accounts.findByEmail(email)) !== null;
      const { code, secret } = newLink(
        this.ids,
        this.secrets,
        'CHANGE_EMAIL',
        { email, accountId: taken ? null : signedIn.accountId },
        now,
      );
      await codes.add(code);
      return taken
        ? emailTakenMail(email)
        : confirmNewEmailMail(email, this.addresses.root(`/auth/confirm-email#change=${secret}`));
    });
    await sendMail(this.mailer, mail);
  }
}
