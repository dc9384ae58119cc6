import { refuse } from '../kernel/index.ts';

/** A rate limit: tries per window, then a lock. Also applies to unknown addresses. */
export interface ThrottleRule {
  readonly name: string;
  readonly tries: number;
  readonly windowMs: number;
  readonly lockMs: number;
  /** If set, each further try doubles the lock up to this maximum, until the window ends. */
  readonly longestLockMs?: number;
}

/** The counter of one throttled key, such as the address of a sign-in. */
export interface Throttle {
  readonly tries: number;
  readonly windowStartedAt: Date;
  readonly lockedUntil: Date | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits for sign-in and mail; the figures are decided. */
export const THROTTLE_RULES = {
  /**
   * Wrong passwords per account and network address. Other addresses, and browsers known to the account, are not
   * affected.
   */
  passwordFromIp: {
    name: 'password-address-ip',
    tries: 10,
    windowMs: HOUR,
    lockMs: MINUTE,
    longestLockMs: 15 * MINUTE,
  },
  /** Wrong passwords per account and known browser. Strangers cannot use these up. */
  passwordFromBrowser: {
    name: 'password-browser',
    tries: 10,
    windowMs: HOUR,
    lockMs: MINUTE,
    longestLockMs: 15 * MINUTE,
  },
  /** Wrong passwords per account from all unknown browsers. Never refused, only delayed: see {@link pauseOf}. */
  passwordOfStrangers: { name: 'password-strangers', tries: Number.MAX_SAFE_INTEGER, windowMs: HOUR, lockMs: 0 },
  /** Wrong passwords per network address, for any account. */
  passwordOfIp: { name: 'password-ip', tries: 50, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
  /** Authenticator codes per account and network address. */
  secondFactor: { name: 'second-factor', tries: 10, windowMs: HOUR, lockMs: MINUTE, longestLockMs: 15 * MINUTE },
  /**
   * Authenticator codes per account from everywhere. Getting this far requires the password or access to the mailbox.
   */
  secondFactorOfAccount: { name: 'second-factor-account', tries: 60, windowMs: HOUR, lockMs: 15 * MINUTE },
  /** Mail requests per recipient and network address: links, codes, lists of workspaces. */
  mailToAddress: { name: 'mail-address-ip', tries: 6, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
  /** Mail requests per recipient from one browser known to the account. */
  mailFromBrowser: { name: 'mail-browser', tries: 6, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
  /** Mail requests per recipient from all unknown browsers. */
  mailOfStrangers: { name: 'mail-strangers', tries: 30, windowMs: HOUR, lockMs: 15 * MINUTE },
  /** Mail requests per network address. */
  mailFromIp: { name: 'mail-ip', tries: 60, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
  /** Invites per sending account, across its workspaces. Prevents new accounts from sending spam. */
  inviteFromAccount: { name: 'invite-account', tries: 100, windowMs: DAY, lockMs: DAY },
  /** Invites per recipient, from any sender. */
  inviteToAddress: { name: 'invite-address', tries: 5, windowMs: DAY, lockMs: DAY },
  /** Links and codes tried per network address. */
  codeFromIp: { name: 'code-ip', tries: 60, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
  /** Programs that register themselves, per network address. */
  programFromIp: { name: 'program-ip', tries: 20, windowMs: HOUR, lockMs: HOUR },
  /** Programs that register themselves, from everywhere. Bounds the table. */
  programs: { name: 'programs', tries: 2000, windowMs: DAY, lockMs: HOUR },
} as const satisfies Record<string, ThrottleRule>;

export const isLocked = (throttle: Throttle | null, now: Date): boolean =>
  throttle?.lockedUntil != null && throttle.lockedUntil > now;

/** Counts one more try. The try that reaches the limit locks. */
export function afterAttempt(throttle: Throttle | null, rule: ThrottleRule, now: Date): Throttle {
  const inWindow = throttle !== null && now.getTime() - throttle.windowStartedAt.getTime() < rule.windowMs;
  const running = inWindow && (rule.longestLockMs !== undefined || !throttle.lockedUntil || isLocked(throttle, now));
  const tries = running ? throttle.tries + 1 : 1;
  return {
    tries,
    windowStartedAt: running ? throttle.windowStartedAt : now,
    lockedUntil: tries >= rule.tries ? new Date(now.getTime() + lockOf(rule, tries)) : null,
  };
}

const lockOf = ({ lockMs, longestLockMs, tries: allowed }: ThrottleRule, tries: number): number =>
  longestLockMs === undefined ? lockMs : Math.min(longestLockMs, lockMs * 2 ** (tries - allowed));

/** Tries by strangers before responses are delayed, and the longest delay. */
const PAUSE_AFTER = 20;
const PAUSE_MS = 250;
const PAUSE_MAX_MS = 4000;

/** Delay in milliseconds for the next password of a stranger. Doubles with each try, up to four seconds. */
export const pauseOf = ({ tries }: Pick<Throttle, 'tries'>): number =>
  tries <= PAUSE_AFTER ? 0 : Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** (tries - PAUSE_AFTER - 1));

/** The network of an address. IPv6 customers have a whole /64, which counts as one address. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const v4 = /:(\d+\.\d+\.\d+\.\d+)$/.exec(ip);
  if (v4) return v4[1]!;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]!.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [
    ...before,
    ...Array.from({ length: tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length) }, () => '0'),
    ...after,
  ];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Takes back one counted try that turned out to be valid. */
export const withoutAttempt = ({ tries, windowStartedAt, lockedUntil }: Throttle, rule: ThrottleRule): Throttle => ({
  tries: Math.max(0, tries - 1),
  windowStartedAt,
  lockedUntil: tries - 1 >= rule.tries ? lockedUntil : null,
});

/** Refuses while locked; the message contains the remaining time. */
export function demandOpen(throttle: Throttle | null, now: Date, advice?: string): void {
  if (!isLocked(throttle, now)) return;
  const minutes = Math.ceil((throttle!.lockedUntil!.getTime() - now.getTime()) / MINUTE);
  refuse(
    'TooManyRequests',
    'Too many tries',
    `Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}${advice ? `, or ${advice}` : ''}.`,
  );
}
