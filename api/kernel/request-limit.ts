import { createHash } from 'node:crypto';
import { Refusal } from '@evident/domain/kernel';

const MINUTE_MS = 60_000;
/** Callers are forgotten once their budget is full again; looked for when there are so many. */
const REMEMBERED = 10_000;

/** Too many requests of one caller; `seconds` until one more is admitted. */
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

/** A token bucket for each caller of this process: as many requests at once as in a minute, refilled evenly. */
export class RequestLimit {
  private readonly budgets = new Map<string, Budget>();

  /** @param perMinute 0: unlimited */
  constructor(private readonly perMinute: number) {}

  /** @throws TooManyRequests when the caller has spent its budget */
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

/** A token has a budget of its own; all sessions of a member share one. Secrets are not kept. */
export const callerKey = (bearer: string | undefined, personId: string): string =>
  bearer === undefined ? personId : createHash('sha256').update(bearer).digest('base64');
