import { type Account, normalEmail } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Addresses } from './addresses.ts';
import type { IdentityWork } from './identity-work.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { type Caller, type SigningIn, viewOf } from './signing-in.ts';
import { type Attempt, countTry, giveBackTry, passwordAttempts } from './throttling.ts';
import type { WorkspaceDirectory } from './workspace-directory.ts';

/** Sign in with e-mail and password. A wrong address and a wrong password are refused alike, after the same work. */
export class SignIn extends Command<SigningIn> {
  constructor(readonly email: string, readonly password: string, readonly caller: Caller) { super(); }
}

export class SignInHandler implements Handler<SignIn> {
  constructor(
    private readonly work: IdentityWork,
    private readonly directory: WorkspaceDirectory,
    private readonly hasher: PasswordHasher,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ email: given, password, caller }: SignIn): Promise<SigningIn> {
    const email = normalEmail(given);
    const attempts = passwordAttempts(this.secrets, email, caller.ip);
    const now = this.clock.now();
    const account = await this.work.perform(async ({ accounts, throttles }) => {
      await countTry(throttles, attempts, now);
      return accounts.findByEmail(email);
    });
    const right = await this.hasher.verify(account?.passwordHash ?? null, password);
    if (!account || !right) return refuse('Unauthorized', 'E-mail or password is wrong', 'Try again, choose a new password, or have a sign-in link sent.');
    const session = await this.open(account, password, attempts, caller, now);
    return { session, view: await viewOf(this.directory, this.addresses, account) };
  }

  private async open(account: Account, password: string, [ofAddress, ofIp]: [Attempt, Attempt], caller: Caller, now: Date): Promise<OpenedSession> {
    const rehashed = account.passwordHash && this.hasher.outdated(account.passwordHash) ? await this.hasher.hash(password) : undefined;
    return this.work.perform(async ({ accounts, sessions, throttles }) => {
      const known = rehashed ? await accounts.find(account.id) : null;
      if (rehashed && known?.passwordHash === account.passwordHash) await accounts.save({ ...known, passwordHash: rehashed });
      await throttles.forget(ofAddress.key);
      await giveBackTry(throttles, ofIp);
      return openSession(sessions, this.ids, this.secrets, account, caller, now);
    });
  }
}
