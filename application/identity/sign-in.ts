import { type Account, normalEmail } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Pause } from '../kernel/pause.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Addresses, Caller, PasswordHasher } from './ports.ts';
import type { IdentityWork } from './identity-work.ts';
import { type Admission, afterFirstFactor } from './after-first-factor.ts';
import { type SigningIn, signingIn } from './signing-in.ts';
import { type Attempt, countAttempt, resetAttempts, isKnown, passwordAttempts } from './throttling.ts';
import { demandPasswords } from './demand-passwords.ts';
import type { WorkspaceDirectory } from './workspace-directory.ts';

/** Signs in with email and password. A wrong address and a wrong password get the same refusal after the same work. */
export class SignIn extends Command<SigningIn> {
  static readonly requires = ANYONE;

  constructor(
    readonly email: string,
    readonly password: string,
    readonly caller: Caller,
    /** The workspace of the host, where passwords may be off. */
    readonly workspace?: string,
  ) {
    super();
  }
}

export class SignInHandler implements Handler<SignIn> {
  constructor(
    private readonly work: IdentityWork,
    private readonly directory: WorkspaceDirectory,
    private readonly hasher: PasswordHasher,
    private readonly addresses: Addresses,
    readonly secrets: Secrets,
    readonly ids: Ids,
    private readonly clock: Clock,
    private readonly pause: Pause,
  ) {}

  async execute({ email: given, password, caller, workspace }: SignIn): Promise<SigningIn> {
    if (workspace !== undefined) await demandPasswords(this.directory, workspace);
    const email = normalEmail(given);
    const now = this.clock.now();
    const { account, attempts, pause } = await this.work.perform(async (stores) => {
      const counted = passwordAttempts(this.secrets, email, caller, await isKnown(stores, this.secrets, email, caller));
      const wait = await countAttempt(stores.throttles, counted, now);
      return { account: await stores.accounts.findByEmail(email), attempts: counted, pause: wait };
    });
    await this.pause(pause);
    const right = await this.hasher.verify(account?.passwordHash ?? null, password);
    if (!account || !right) {
      await this.work.perform(({ events }) =>
        events.record(
          { accountId: account?.id ?? null, action: 'sign-in:failed', method: 'PASSWORD', at: now },
          caller,
        ),
      );
      return refuse(
        'Unauthorized',
        'Wrong email or password',
        'Try again, reset the password or request a sign-in link.',
      );
    }
    return signingIn(
      this.directory,
      this.addresses,
      account,
      await this.open(account, password, attempts, caller, now),
    );
  }

  private async open(
    account: Account,
    password: string,
    attempts: readonly Attempt[],
    caller: Caller,
    now: Date,
  ): Promise<Admission> {
    const rehashed =
      account.passwordHash && this.hasher.outdated(account.passwordHash) ? await this.hasher.hash(password) : undefined;
    return this.work.perform(async (stores) => {
      const { accounts, throttles } = stores;
      const known = rehashed ? await accounts.find(account.id) : null;
      if (rehashed && known?.passwordHash === account.passwordHash)
        await accounts.save({ ...known, passwordHash: rehashed });
      await resetAttempts(throttles, attempts);
      return afterFirstFactor(stores, this, account, 'PASSWORD', caller, now);
    });
  }
}
