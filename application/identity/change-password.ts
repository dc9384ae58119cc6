import { type PasswordChange, type SignedIn, demandGoodPassword } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, PERSON } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mailer } from '../mail/index.ts';
import type { Caller, CommonPasswords, PasswordHasher } from './ports.ts';
import type { IdentityWork } from './identity-work.ts';
import { passwordChangedMail } from './mails.ts';
import { demandIdentity } from './own-password.ts';
import { sendMail } from './send-mail.ts';

/** Changes or sets the password. Ends all other sessions and mailed links, and revokes access tokens by default. */
export class ChangePassword extends Command {
  static readonly requires = PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly change: PasswordChange,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class ChangePasswordHandler implements Handler<ChangePassword> {
  constructor(
    readonly work: IdentityWork,
    readonly hasher: PasswordHasher,
    private readonly mailer: Mailer,
    readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly common: CommonPasswords,
  ) {}

  async execute({ signedIn, change, caller }: ChangePassword): Promise<void> {
    demandGoodPassword(change.newPassword, signedIn, await this.common.lookUp());
    await demandIdentity(this, signedIn, change.currentPassword, this.clock.now());
    const passwordHash = await this.hasher.hash(change.newPassword);
    await this.work.perform(async ({ accounts, codes, events, sessions }) => {
      const account = (await accounts.find(signedIn.accountId)) ?? refuse('Unauthorized', 'Sign in first');
      await accounts.save({ ...account, passwordHash });
      await events.record(
        { accountId: account.id, action: 'password:changed', method: null, at: this.clock.now() },
        caller,
      );
      await codes.removeAll(account);
      await sessions.endAll(account.id, signedIn.sessionId);
      if (change.revokeTokens !== false) await accounts.revokeTokens(account.id);
    });
    await sendMail(this.mailer, passwordChangedMail(signedIn.email));
  }
}
