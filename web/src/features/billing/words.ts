import type { BillingView } from '@evident/domain/billing';
import { GRACE_DAYS, type SubscriptionInterval, daysAfter } from '@evident/domain/plans';
import { shownDate } from '../../ui/time.ts';

type Paid = NonNullable<BillingView['subscription']>;

export const INTERVALS: Record<SubscriptionInterval, string> = {
  year: 'Yearly',
  month: 'Monthly',
  week: 'Weekly',
  day: 'Daily',
};

export const isPaid = ({ status }: Paid): boolean => status !== 'CANCELED';

/** Seats, interval, and what happens next. */
export function subscriptionInWords(subscription: Paid): string {
  const { seats, interval } = subscription;
  return `${seats} ${seats === 1 ? 'seat' : 'seats'}, ${INTERVALS[interval].toLowerCase()}. ${nextInWords(subscription)}`;
}

function nextInWords({ status, cancelAt, pastDueSince, trialEndsAt, currentPeriodEnd }: Paid): string {
  if (pastDueSince !== null && (status === 'PAST_DUE' || status === 'UNPAID')) {
    const ends = daysAfter(pastDueSince, GRACE_DAYS);
    return new Date() < ends
      ? `A payment failed. Everything stays as it is until ${shownDate(ends)}.`
      : `A payment failed, and the plan ended on ${shownDate(ends)}. It is back once you pay.`;
  }
  if (cancelAt !== null) return `Canceled; it ends on ${shownDate(cancelAt)}.`;
  if (status === 'TRIALING' && trialEndsAt !== null) return `The trial ends on ${shownDate(trialEndsAt)}.`;
  return `It renews on ${shownDate(currentPeriodEnd)}.`;
}
