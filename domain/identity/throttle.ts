import { refuse } from '../kernel/index.ts';

/** How often something may be tried: so many times in a window, then not for a while. Holds for addresses nobody has as well. */
export interface ThrottleRule {
  readonly name: string;
  readonly tries: number;
  readonly windowMs: number;
  readonly lockMs: number;
  /** With this, each further try doubles the wait, up to so long, until the window ends. */
  readonly longestLockMs?: number;
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
  /** Wrong passwords for one account from one network address. Others, and browsers that the account knows, are not affected. */
  passwordFromIp: {
    name: 'password-address-ip',
    tries: 10,
    windowMs: HOUR,
    lockMs: MINUTE,
    longestLockMs: 15 * MINUTE,
  },
  /** Wrong passwords for one account from one browser that it knows. Strangers cannot use these up. */
  passwordFromBrowser: {
    name: 'password-browser',
    tries: 10,
    windowMs: HOUR,
    lockMs: MINUTE,
    longestLockMs: 15 * MINUTE,
  },
  /** Wrong passwords for one account from all unknown browsers together. These are never refused, only answered later: see {@link pauseOf}. */
  passwordOfStrangers: { name: 'password-strangers', tries: Number.MAX_SAFE_INTEGER, windowMs: HOUR, lockMs: 0 },
  /** Wrong passwords from one network address, whomever they are tried on. */
  passwordOfIp: { name: 'password-ip', tries: 50, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
  /** Codes of an authenticator app tried on one account from one network address. */
  secondFactor: { name: 'second-factor', tries: 10, windowMs: HOUR, lockMs: MINUTE, longestLockMs: 15 * MINUTE },
  /** The same from everywhere: whoever gets this far knows the password or reads the mail. */
  secondFactorOfAccount: { name: 'second-factor-account', tries: 60, windowMs: HOUR, lockMs: 15 * MINUTE },
  /** Mails to one address asked for from one network address: links, codes, lists of workspaces. */
  mailToAddress: { name: 'mail-address-ip', tries: 6, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
  /** Mails to one address asked for from one browser that its account knows. */
  mailFromBrowser: { name: 'mail-browser', tries: 6, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
  /** Mails to one address asked for from all unknown browsers together. */
  mailOfStrangers: { name: 'mail-strangers', tries: 30, windowMs: HOUR, lockMs: 15 * MINUTE },
  /** Mails asked for from one network address. */
  mailFromIp: { name: 'mail-ip', tries: 60, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
  /** Invites that one account sends, from all its workspaces together: whoever just signed up must not be able to mail the world. */
  inviteFromAccount: { name: 'invite-account', tries: 100, windowMs: DAY, lockMs: DAY },
  /** Invites to one address, from whomever. */
  inviteToAddress: { name: 'invite-address', tries: 5, windowMs: DAY, lockMs: DAY },
  /** Links and codes tried from one network address. */
  codeFromIp: { name: 'code-ip', tries: 60, windowMs: 15 * MINUTE, lockMs: 15 * MINUTE },
} as const satisfies Record<string, ThrottleRule>;

export const isLocked = (throttle: Throttle | null, now: Date): boolean =>
  throttle?.lockedUntil != null && throttle.lockedUntil > now;

/** What is remembered after one more try. The try that uses up the rule locks. */
export function afterTry(throttle: Throttle | null, rule: ThrottleRule, now: Date): Throttle {
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

/** Tries by strangers after which answers are delayed, and the longest delay. */
const PAUSE_AFTER = 20;
const PAUSE_MS = 250;
const PAUSE_MAX_MS = 4000;

/** How long the answer to one more password of a stranger waits, in milliseconds: doubles with each try, up to four seconds. */
export const pauseOf = ({ tries }: Pick<Throttle, 'tries'>): number =>
  tries <= PAUSE_AFTER ? 0 : Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** (tries - PAUSE_AFTER - 1));

/** The network an address belongs to: an IPv6 customer holds a whole /64, so that its addresses count as one. */
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

/** What is remembered once a try that was counted turned out right: as if it had not been made. */
export const withoutTry = ({ tries, windowStartedAt, lockedUntil }: Throttle, rule: ThrottleRule): Throttle => ({
  tries: Math.max(0, tries - 1),
  windowStartedAt,
  lockedUntil: tries - 1 >= rule.tries ? lockedUntil : null,
});

/** Refuses while locked, with the time to wait in words. */
export function demandOpen(throttle: Throttle | null, now: Date, advice?: string): void {
  if (!isLocked(throttle, now)) return;
  const minutes = Math.ceil((throttle!.lockedUntil!.getTime() - now.getTime()) / MINUTE);
  refuse(
    'TooManyRequests',
    'Too many tries',
    `Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}${advice ? `, or ${advice}` : ''}.`,
  );
}
