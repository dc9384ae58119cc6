import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { IdentityWork } from './identity-work.ts';
import type { Caller } from './ports.ts';
import { codeAttempts, countAttempt, refundAttempt, passwordAttempts } from './throttling.ts';

/**
 * Makes this browser known to the account by a mailed link, so that other people's wrong passwords no longer slow it
 * down.
 */
export class Unlock extends Command {
  static readonly requires = ANYONE;

  constructor(
    readonly token: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class UnlockHandler implements Handler<Unlock> {
  constructor(
    private readonly work: IdentityWork,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ token, caller }: Unlock): Promise<void> {
    const now = this.clock.now();
    const attempts = codeAttempts(this.secrets, caller.ip);
    await this.work.perform(({ throttles }) => countAttempt(throttles, attempts, now));
    await this.work.perform(async ({ browsers, codes, throttles }) => {
      const code = await codes.take(this.secrets.hash(token), ['UNLOCK'], now);
      if (!code?.accountId) return refuse('Unauthorized', 'This link no longer works', 'Request a new one.');
      for (const known of [true, false])
        await throttles.forget(passwordAttempts(this.secrets, code.email, caller, known)[0]!.key);
      if (caller.browser !== undefined) await browsers.remember(code.accountId, this.secrets.hash(caller.browser), now);
      await refundAttempt(throttles, attempts[0]);
    });
  }
}
