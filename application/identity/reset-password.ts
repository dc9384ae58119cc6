import { type PasswordReset, demandGoodPassword, demandStrongPassword } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mailer } from '../mail/index.ts';
import type { Addresses, Caller, CommonPasswords, PasswordHasher } from './ports.ts';
import type { IdentityWork } from './identity-work.ts';
import { passwordChangedMail } from './mails.ts';
import { afterFirstFactor } from './after-first-factor.ts';
import { sendMail } from './send-mail.ts';
import { type SigningIn, signingIn } from './signing-in.ts';
import { codeAttempts, countAttempt, refundAttempt, passwordAttempts } from './throttling.ts';
import type { WorkspaceDirectory } from './workspace-directory.ts';

/**
 * Sets a new password with a mailed link, and signs in. Ends all sessions and other mailed links, and revokes access
 * tokens by default.
 */
export class ResetPassword extends Command<SigningIn> {
  static readonly requires = ANYONE;

  constructor(
    readonly reset: PasswordReset,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class ResetPasswordHandler implements Handler<ResetPassword> {
  constructor(
    private readonly work: IdentityWork,
    private readonly directory: WorkspaceDirectory,
    private readonly hasher: PasswordHasher,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    readonly secrets: Secrets,
    readonly ids: Ids,
    private readonly clock: Clock,
    private readonly common: CommonPasswords,
  ) {}

  async execute({ reset: { token, password, revokeTokens = true }, caller }: ResetPassword): Promise<SigningIn> {
    demandStrongPassword(password);
    const isCommon = await this.common.lookUp();
    const now = this.clock.now();
    const attempts = codeAttempts(this.secrets, caller.ip);
    await this.work.perform(({ throttles }) => countAttempt(throttles, attempts, now));
    const passwordHash = await this.hasher.hash(password);
    const { account, admission } = await this.work.perform(async (stores) => {
      const { accounts, browsers, codes, events, sessions, throttles } = stores;
      const code = await codes.take(this.secrets.hash(token), ['RESET_PASSWORD'], now);
      const found = code?.accountId ? await accounts.find(code.accountId) : null;
      if (!found) return refuse('Unauthorized', 'This link no longer works', 'Request a new one.');
      demandGoodPassword(password, found, isCommon);
      const changed = { ...found, passwordHash };
      await accounts.save(changed);
      await codes.removeAll(found);
      await sessions.endAll(found.id);
      await events.record(
        { accountId: found.id, action: 'password:changed', method: 'PASSWORD_RESET', at: now },
        caller,
      );
      if (revokeTokens) await accounts.revokeTokens(found.id);
      await browsers.forgetAll(found.id);
      await throttles.forget(passwordAttempts(this.secrets, found.email, caller, false)[0]!.key);
      await refundAttempt(throttles, attempts[0]);
      return {
        account: changed,
        admission: await afterFirstFactor(stores, this, changed, 'PASSWORD_RESET', caller, now),
      };
    });
    await sendMail(this.mailer, passwordChangedMail(account.email));
    return signingIn(this.directory, this.addresses, account, admission);
  }
}
