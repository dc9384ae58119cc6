import { demandEnabled } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Addresses, Caller, OneTimePasswords, Vault } from './ports.ts';
import type { IdentityStores, IdentityWork } from './identity-work.ts';
import { complete } from './after-first-factor.ts';
import type { OpenedSession } from './open-session.ts';
import { type SignInResult, viewOf } from './signing-in.ts';
import { codeAttempts, countAttempt, resetAttempts, refundAttempt, secondFactorAttempts } from './throttling.ts';
import { consumeCode } from './use-second-factor.ts';
import type { WorkspaceDirectory } from './workspace-directory.ts';

/** Finishes signing in with the second factor. */
export class FinishSignIn extends Command<SignInResult> {
  static readonly requires = ANYONE;

  /** @param pending the secret that the browser received in the first step */
  constructor(
    readonly code: string,
    readonly pending: string | undefined,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class FinishSignInHandler implements Handler<FinishSignIn> {
  constructor(
    private readonly work: IdentityWork,
    private readonly directory: WorkspaceDirectory,
    private readonly addresses: Addresses,
    readonly passwords: OneTimePasswords,
    readonly vault: Vault,
    readonly secrets: Secrets,
    readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ code, pending, caller }: FinishSignIn): Promise<SignInResult> {
    const now = this.clock.now();
    const attempts = codeAttempts(this.secrets, caller.ip);
    await this.work.perform(({ throttles }) => countAttempt(throttles, attempts, now));
    const session = await this.work.perform((stores) =>
      this.open(stores, code, this.secrets.hash(pending ?? ''), caller, now),
    );
    if (session === 'over')
      return refuse('Unauthorized', 'Sign in again', 'The second step took too long, or too many codes were wrong.');
    if (session === 'locked')
      return refuse('TooManyRequests', 'Too many wrong codes', 'Wait a few minutes, then try again.');
    if (session === 'wrong')
      return refuse(
        'ValidationError',
        'The code is wrong',
        'Enter the current code of your app. A code works only once.',
      );
    await this.work.perform(({ throttles }) => refundAttempt(throttles, attempts[0]));
    return { session: session.opened, view: await viewOf(this.directory, this.addresses, session.account) };
  }

  /** Returns instead of refusing, because failed tries must be counted. */
  private async open(stores: IdentityStores, typed: string, pendingHash: string, caller: Caller, now: Date) {
    const pending = await stores.codes.take(pendingHash, ['SECOND_FACTOR'], now);
    const account = pending?.accountId ? await stores.accounts.find(pending.accountId) : null;
    if (!pending || !account) return 'over';
    const attempts = secondFactorAttempts(this.secrets, account.id, caller.ip);
    for (const { key } of attempts)
      if (((await stores.throttles.hold(key))?.lockedUntil ?? now) > now) {
        await stores.codes.add(pending);
        return 'locked';
      }
    await countAttempt(stores.throttles, attempts, now);
    const method = await consumeCode(
      stores.secondFactors,
      this,
      demandEnabled(await stores.secondFactors.find(account.id)),
      typed,
      now,
    );
    if (method !== null) {
      await resetAttempts(stores.throttles, attempts);
      const opened: OpenedSession = await complete(
        stores,
        this,
        account,
        { method, byPassword: pending.byPassword, ssoTeamId: pending.ssoTeamId },
        caller,
        now,
      );
      return { account, opened };
    }
    await stores.events.record(
      { accountId: account.id, action: 'second-factor:failed', method: null, at: now },
      caller,
    );
    if (pending.triesLeft <= 1) return 'over';
    await stores.codes.add({ ...pending, triesLeft: pending.triesLeft - 1 });
    return 'wrong';
  }
}
