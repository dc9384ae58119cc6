import { refuse } from '../kernel/index.ts';

/** How often something may be tried: so many times in a window, then not for a while. Holds for addresses nobody has as well. */
export interface ThrottleRule {
  readonly name: string;
  readonly tries: number;
  readonly windowMs: number;
  readonly lockMs: number;
}

/** What is remembered about one thing that is tried, such as the address of a sign-in. */
export interface Throttle {
  readonly tries: number;
  readonly windowStartedAt: Date;
  readonly lockedUntil: Date | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Sign-in and mails are throttled; the figures are decided. */
export const THROTTLE_RULES = {
  /** Wrong passwords for one address. After these it stays locked until a mailed unlock link is used, or for an hour. */
  passwordOfAddress: { name: 'password-address', tries: 10, windowMs: HOUR, lockMs: HOUR },
  /** Wrong passwords from one network address, whomever they are tried on. */
  passwordOfIp: { name: 'password-ip', tries: 50, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
  /** Mails to one address: links, codes, lists of workspaces. */
  mailToAddress: { name: 'mail-address', tries: 6, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
  /** Mails asked for from one network address. */
  mailFromIp: { name: 'mail-ip', tries: 60, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
  /** Invites that one account sends, from all its workspaces together: whoever just signed up must not be able to mail the world. */
  inviteFromAccount: { name: 'invite-account', tries: 100, windowMs: DAY, lockMs: DAY },
  /** Invites to one address, from whomever. */
  inviteToAddress: { name: 'invite-address', tries: 5, windowMs: DAY, lockMs: DAY },
  /** Links and codes tried from one network address. */
  codeFromIp: { name: 'code-ip', tries: 60, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
} as const satisfies Record<string, ThrottleRule>;

export const isLocked = (throttle: Throttle | null, now: Date): boolean => throttle?.lockedUntil != null && throttle.lockedUntil > now;

/** What is remembered after one more try. The try that uses up the rule locks. */
export function afterTry(throttle: Throttle | null, rule: ThrottleRule, now: Date): Throttle {
  const running = throttle && now.getTime() - throttle.windowStartedAt.getTime() < rule.windowMs && (!throttle.lockedUntil || isLocked(throttle, now));
  const tries = running ? throttle.tries + 1 : 1;
  return {
    tries,
    windowStartedAt: running ? throttle.windowStartedAt : now,
    lockedUntil: tries >= rule.tries ? new Date(now.getTime() + rule.lockMs) : null,
  };
}

/** What is remembered once a try that was counted turned out right: as if it had not been made. */
export const withoutTry = ({ tries, windowStartedAt, lockedUntil }: Throttle, rule: ThrottleRule): Throttle =>
  ({ tries: Math.max(0, tries - 1), windowStartedAt, lockedUntil: tries - 1 >= rule.tries ? lockedUntil : null });

/** Refuses while locked, with the time to wait in words. */
export function demandOpen(throttle: Throttle | null, now: Date, advice?: string): void {
  if (!isLocked(throttle, now)) return;
  const minutes = Math.ceil((throttle!.lockedUntil!.getTime() - now.getTime()) / MINUTE);
  refuse('TooManyRequests', 'Too many tries', `Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}${advice ? `, or ${advice}` : ''}.`);
}
