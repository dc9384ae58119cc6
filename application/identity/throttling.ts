import {
  THROTTLE_RULES,
  type Throttle,
  type ThrottleRule,
  afterAttempt,
  demandOpen,
  networkOf,
  pauseOf,
  withoutAttempt,
} from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import type { Secrets } from '../kernel/secrets.ts';
import type { IdentityStores, ThrottleStore } from './identity-work.ts';
import type { Caller } from './ports.ts';

/** A rate-limited action. */
export interface Attempt {
  readonly rule: ThrottleRule;
  readonly key: string;
  readonly advice?: string;
}

/** Keys are hashed, so that mistyped addresses are not stored. */
const attempt = (secrets: Secrets, rule: ThrottleRule, on: string, advice?: string): Attempt => ({
  rule,
  key: `${rule.name}:${secrets.hash(on)}`,
  advice,
});

const INSTEAD = 'sign in with a mailed code';

/** Counters of a password try. A browser known to the account has its own, which strangers cannot use up. */
export function passwordAttempts(secrets: Secrets, email: string, { ip, browser }: Caller, known: boolean): Attempt[] {
  if (known) return [attempt(secrets, THROTTLE_RULES.passwordFromBrowser, `${email} ${browser}`, INSTEAD)];
  return [
    attempt(secrets, THROTTLE_RULES.passwordFromIp, `${email} ${networkOf(ip)}`, INSTEAD),
    attempt(secrets, THROTTLE_RULES.passwordOfIp, networkOf(ip), INSTEAD),
    attempt(secrets, THROTTLE_RULES.passwordOfStrangers, email),
  ];
}
/** Counter of a password typed within a session, for a confirmation. */
export const ownPasswordAttempts = (secrets: Secrets, accountId: Uuid): [Attempt] => [
  attempt(secrets, THROTTLE_RULES.passwordFromBrowser, accountId, 'confirm with a mailed code'),
];

export const mailAttempts = (secrets: Secrets, email: string, { ip, browser }: Caller, known: boolean): Attempt[] => [
  ...(known
    ? [attempt(secrets, THROTTLE_RULES.mailFromBrowser, `${email} ${browser}`)]
    : [
        attempt(secrets, THROTTLE_RULES.mailToAddress, `${email} ${networkOf(ip)}`),
        attempt(secrets, THROTTLE_RULES.mailOfStrangers, email),
      ]),
  attempt(secrets, THROTTLE_RULES.mailFromIp, networkOf(ip)),
];
/** Counter of codes mailed within a session, for a confirmation. */
export const confirmationMailAttempts = (secrets: Secrets, accountId: Uuid): [Attempt] => [
  attempt(secrets, THROTTLE_RULES.mailFromBrowser, accountId),
];
export const secondFactorAttempts = (secrets: Secrets, accountId: Uuid, ip: string): Attempt[] => [
  attempt(secrets, THROTTLE_RULES.secondFactor, `${accountId} ${networkOf(ip)}`),
  attempt(secrets, THROTTLE_RULES.secondFactorOfAccount, accountId),
];
/** `who` is the inviting account, across workspaces. */
export const inviteAttempts = (secrets: Secrets, who: Uuid, email: string): Attempt[] => [
  attempt(secrets, THROTTLE_RULES.inviteFromAccount, who, 'let people of your mail domain join by themselves'),
  attempt(secrets, THROTTLE_RULES.inviteToAddress, email, `leave ${email} out`),
];
export const codeAttempts = (secrets: Secrets, ip: string): [Attempt] => [
  attempt(secrets, THROTTLE_RULES.codeFromIp, networkOf(ip)),
];
/** Counters of a program that registers itself. */
export const registrationAttempts = (secrets: Secrets, ip: string): Attempt[] => [
  attempt(secrets, THROTTLE_RULES.programFromIp, networkOf(ip)),
  attempt(secrets, THROTTLE_RULES.programs, ''),
];

/** Whether the account of an address has signed in with this browser before. Also checked for unknown addresses. */
export const isKnown = (
  { browsers }: Pick<IdentityStores, 'browsers'>,
  secrets: Secrets,
  email: string,
  { browser }: Caller,
): Promise<boolean> => (browser === undefined ? Promise.resolve(false) : browsers.knows(email, secrets.hash(browser)));

/** Counts a mail before it is sent. */
export async function countMail(
  stores: Pick<IdentityStores, 'browsers' | 'throttles'>,
  secrets: Secrets,
  email: string,
  caller: Caller,
  now: Date,
): Promise<void> {
  await countAttempt(
    stores.throttles,
    mailAttempts(secrets, email, caller, await isKnown(stores, secrets, email, caller)),
    now,
  );
}

/**
 * Counts a try before it runs, so that concurrent tries gain nothing.
 * @returns the delay of the response in milliseconds
 * @throws Refusal `TooManyRequests` while one of the attempts is locked
 */
export async function countAttempt(throttles: ThrottleStore, attempts: readonly Attempt[], now: Date): Promise<number> {
  let pause = 0;
  for (const { rule, key, advice } of attempts) {
    const before = await throttles.hold(key);
    demandOpen(before, now, advice);
    const after: Throttle = afterAttempt(before, rule, now);
    await throttles.save(key, after);
    if (rule === THROTTLE_RULES.passwordOfStrangers) pause = pauseOf(after);
  }
  return pause;
}

/** Takes back one counted try after success; others stay counted. */
export async function refundAttempt(throttles: ThrottleStore, { rule, key }: Attempt): Promise<void> {
  const now = await throttles.hold(key);
  if (now) await throttles.save(key, withoutAttempt(now, rule));
}

/** Resets the person's own counter after a correct password, and takes the try back from shared counters. */
export async function resetAttempts(throttles: ThrottleStore, [own, ...shared]: readonly Attempt[]): Promise<void> {
  await throttles.forget(own!.key);
  for (const each of shared) await refundAttempt(throttles, each);
}
