import { demandStrongPassword } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Addresses } from './addresses.ts';
import type { IdentityWork } from './identity-work.ts';
import { passwordChangedMail } from './mails.ts';
import { openSession } from './open-session.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { post } from './post.ts';
import { type Caller, type SigningIn, viewOf } from './signing-in.ts';
import { codeAttempts, countTry, giveBackTry, passwordAttempts } from './throttling.ts';
import type { WorkspaceDirectory } from './workspace-directory.ts';

/** Choose a new password by a mailed link. Ends every session and every other mailed link, ends a lock, and signs in here. */
export class ResetPassword extends Command<SigningIn> {
  constructor(readonly token: string, readonly password: string, readonly caller: Caller) { super(); }
}

export class ResetPasswordHandler implements Handler<ResetPassword> {
  constructor(
    private readonly work: IdentityWork,
    private readonly directory: WorkspaceDirectory,
    private readonly hasher: PasswordHasher,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ token, password, caller }: ResetPassword): Promise<SigningIn> {
    demandStrongPassword(password);
    const now = this.clock.now();
    const attempts = codeAttempts(this.secrets, caller.ip);
    await this.work.perform(({ throttles }) => countTry(throttles, attempts, now));
    const passwordHash = await this.hasher.hash(password);
    const { account, session } = await this.work.perform(async ({ accounts, codes, sessions, throttles }) => {
      const code = await codes.take(this.secrets.hash(token), ['RESET_PASSWORD'], now);
      const found = code?.accountId ? await accounts.find(code.accountId) : null;
      if (!found) return refuse('Unauthorized', 'This link does not work any more', 'Have a new one sent.');
      const changed = { ...found, passwordHash };
      await accounts.save(changed);
      await codes.removeAll(found);
      await sessions.endAll(found.id);
      await throttles.forget(passwordAttempts(this.secrets, found.email, caller.ip)[0].key);
      await giveBackTry(throttles, attempts[0]);
      return { account: changed, session: await openSession(sessions, this.ids, this.secrets, found, caller, now) };
    });
    await post(this.mailer, passwordChangedMail(account.email));
    return { session, view: await viewOf(this.directory, this.addresses, account) };
  }
}
