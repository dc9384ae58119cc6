import { isSameJson } from '../kernel/index.ts';
import type { Subscription } from '../plans/index.ts';
import type { BillingNotice } from './notices.ts';

type MaybeSubscription = Subscription | null;

const gives = (subscription: MaybeSubscription): subscription is Subscription =>
  subscription !== null && subscription.status !== 'CANCELED';
const isDue = ({ status }: Subscription): boolean => status === 'PAST_DUE' || status === 'UNPAID';
const bought = ({ plan, interval, seats, addOns }: Subscription) => ({ plan, interval, seats, addOns });

function ofTrial(before: Subscription, after: Subscription): BillingNotice | null {
  if (before.status !== 'TRIALING') return null;
  if (after.status === 'ACTIVE') return 'TRIAL_UPGRADED';
  if (after.status !== 'TRIALING') return 'TRIAL_EXPIRED';
  return (after.trialEndsAt ?? '') > (before.trialEndsAt ?? '') ? 'TRIAL_EXTENDED' : null;
}

function ofCourse(before: Subscription, after: Subscription): BillingNotice | null {
  if (after.status === 'CANCELED') return 'SUBSCRIPTION_ENDED';
  if (!isDue(before) && isDue(after)) return 'PAYMENT_FAILED';
  if (isDue(before) && !isDue(after)) return 'PAYMENT_RECOVERED';
  if (before.cancelAt === null && after.cancelAt !== null) return 'SUBSCRIPTION_ENDING';
  if (before.cancelAt !== null && after.cancelAt === null) return 'SUBSCRIPTION_RESUMED';
  return isSameJson(bought(before), bought(after)) ? null : 'SUBSCRIPTION_CHANGED';
}

/**
 * The notice of a change of the subscription; null for none. Compares states, so an event that comes twice or late has
 * no second notice.
 */
export function noticeOfChange(before: MaybeSubscription, after: MaybeSubscription): BillingNotice | null {
  if (!gives(before))
    return !gives(after) ? null : after.status === 'TRIALING' ? 'TRIAL_STARTED' : 'SUBSCRIPTION_STARTED';
  return after && (ofTrial(before, after) ?? ofCourse(before, after));
}
