import { createHash } from 'node:crypto';
import { Refusal } from '@evident/domain/kernel';

const MINUTE_MS = 60_000;
/** Number of callers after which those with a full budget are dropped. */
const REMEMBERED = 10_000;

/** Thrown if a caller exceeds its limit; `seconds` until the next request is admitted. */
export class TooManyRequests extends Refusal {
  constructor(readonly seconds: number) {
    super(
      'TooManyRequests',
      'Too many requests',
      `Wait ${seconds === 1 ? 'a second' : `${seconds} seconds`}, then try again.`,
    );
  }
}

interface Budget {
  left: number;
  at: number;
}

/** Token bucket per caller and process: capacity of one minute's requests, refilled evenly. */
export class RequestLimit {
  private readonly budgets = new Map<string, Budget>();

  /** @param perMinute 0: unlimited */
  constructor(private readonly perMinute: number) {}

  /** @throws TooManyRequests if the caller's budget is spent */
  spend(caller: string, now: number): void {
    if (this.perMinute === 0) return;
    if (this.budgets.size >= REMEMBERED) this.forgetFull(now);
    const budget = this.budgets.get(caller) ?? { left: this.perMinute, at: now };
    const left = this.refilled(budget, now);
    if (left < 1) throw new TooManyRequests(Math.max(1, Math.ceil(((1 - left) * MINUTE_MS) / this.perMinute / 1_000)));
    this.budgets.set(caller, { left: left - 1, at: now });
  }

  private refilled({ left, at }: Budget, now: number): number {
    return Math.min(this.perMinute, left + ((now - at) * this.perMinute) / MINUTE_MS);
  }

  private forgetFull(now: number): void {
    for (const [caller, budget] of this.budgets)
      if (this.refilled(budget, now) >= this.perMinute) this.budgets.delete(caller);
  }
}

/** Each token has its own budget; all sessions of a member share one. Secrets are hashed. */
export const callerKey = (bearer: string | undefined, personId: string): string =>
  bearer === undefined ? personId : createHash('sha256').update(bearer).digest('base64');
