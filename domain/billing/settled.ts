import type { Subscription } from '../plans/index.ts';
import { type ProviderStatus, type ProviderSubscription, subscriptionFrom } from './provider-subscription.ts';

/** Subscriptions that give more come first. */
const RANKS: Readonly<Record<ProviderStatus, number>> = {
  active: 0,
  trialing: 1,
  past_due: 2,
  unpaid: 3,
  paused: 4,
  canceled: 5,
  incomplete: 6,
  incomplete_expired: 6,
};

const firstOf = (one: ProviderSubscription, other: ProviderSubscription): number =>
  RANKS[one.status] - RANKS[other.status] ||
  Date.parse(other.startedAt) - Date.parse(one.startedAt) ||
  (one.id < other.id ? -1 : 1);

/** Of the workspace: a provider's customer may have others, which say so. */
export const ofTeam = (teamId: string, all: readonly ProviderSubscription[]): ProviderSubscription[] =>
  all.filter((each) => each.teamId === null || each.teamId === teamId);

/** The subscription that counts among all of a customer; null if none was ever paid for or tried. */
export const currentOf = (all: readonly ProviderSubscription[]): ProviderSubscription | null =>
  all.filter((each) => subscriptionFrom(each) !== null).toSorted(firstOf)[0] ?? null;

/**
 * The subscription of a workspace after the provider was asked. Depends on no event, only on all subscriptions that the
 * provider has now. Transient ones never overwrite a paid one.
 * @param now null if the provider does not know the customer, which ends nothing
 */
export function settled(before: Subscription | null, now: readonly ProviderSubscription[] | null): Subscription | null {
  const current = now && currentOf(now);
  return current ? subscriptionFrom(current) : before;
}
