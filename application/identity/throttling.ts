import { THROTTLE_RULES, type ThrottleRule, afterTry, demandOpen, withoutTry } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import type { Secrets } from '../kernel/secrets.ts';
import type { ThrottleStore } from './identity-work.ts';

/** One thing that must not be tried too often. */
export interface Attempt {
  readonly rule: ThrottleRule;
  readonly key: string;
  readonly advice?: string;
}

/** Attempts are told apart by hashes, so that the addresses people mistyped are not kept. */
const attempt = (secrets: Secrets, rule: ThrottleRule, on: string, advice?: string): Attempt => ({ rule, key: `${rule.name}:${secrets.hash(on)}`, advice });

export const passwordAttempts = (secrets: Secrets, email: string, ip: string): [Attempt, Attempt] => [
  attempt(secrets, THROTTLE_RULES.passwordOfAddress, email, 'have a link sent that unlocks the address'),
  attempt(secrets, THROTTLE_RULES.passwordOfIp, ip),
];
export const mailAttempts = (secrets: Secrets, email: string, ip: string): Attempt[] => [
  attempt(secrets, THROTTLE_RULES.mailToAddress, email),
  attempt(secrets, THROTTLE_RULES.mailFromIp, ip),
];
/** `who` invites, in whichever workspace: an account. */
export const inviteAttempts = (secrets: Secrets, who: Uuid, email: string): Attempt[] => [
  attempt(secrets, THROTTLE_RULES.inviteFromAccount, who, 'let people of your mail domain join by themselves'),
  attempt(secrets, THROTTLE_RULES.inviteToAddress, email, `leave ${email} out`),
];
export const codeAttempts = (secrets: Secrets, ip: string): [Attempt] => [attempt(secrets, THROTTLE_RULES.codeFromIp, ip)];

/**
 * Counts a try before it is made, so that many at once gain nothing.
 * @throws Refusal `TooManyRequests` while one of the attempts is locked
 */
export async function countTry(throttles: ThrottleStore, attempts: readonly Attempt[], now: Date): Promise<void> {
  for (const { rule, key, advice } of attempts) {
    const before = await throttles.hold(key);
    demandOpen(before, now, advice);
    await throttles.save(key, afterTry(before, rule, now));
  }
}

/** A try that was counted turned out right: it is given back, and those of others stay counted. */
export async function giveBackTry(throttles: ThrottleStore, { rule, key }: Attempt): Promise<void> {
  const now = await throttles.hold(key);
  if (now) await throttles.save(key, withoutTry(now, rule));
}
