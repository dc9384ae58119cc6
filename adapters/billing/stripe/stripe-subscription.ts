import type { ProviderItem, ProviderStatus, ProviderSubscription, Quote } from '@evident/domain/billing';
import type { Stripe } from 'stripe';

/** RFC 3339 of seconds since 1970. */
export const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();
const maybeMoment = (seconds: number | null): string | null => (seconds === null ? null : moment(seconds));

export const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

const itemOf = ({ id, price, quantity }: Stripe.SubscriptionItem): ProviderItem => ({
  id,
  price: price.id,
  quantity: quantity ?? 1,
  interval: price.recurring!.interval as ProviderItem['interval'],
  unitAmount: price.unit_amount ?? 0,
  currency: price.currency,
  metadata: price.metadata,
});

/** The subscription as Stripe has it. */
export function subscriptionOf(
  subscription: Stripe.Subscription,
  pastDueSince: string | null = null,
): ProviderSubscription {
  const { id, metadata, status, items, start_date: startDate, trial_end: trialEnd } = subscription;
  const periodEnd = Math.max(...items.data.map(({ current_period_end: end }) => end));
  const ends =
    subscription.ended_at ?? subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null);
  return {
    id,
    teamId: metadata['teamId'] ?? null,
    status: status as ProviderStatus,
    items: items.data.map(itemOf),
    startedAt: moment(startDate),
    currentPeriodEnd: moment(periodEnd),
    pastDueSince,
    trialEndsAt: maybeMoment(trialEnd),
    cancelAt: maybeMoment(ends),
  };
}

interface ItemChange {
  id?: string;
  price?: string;
  quantity?: number;
  deleted?: boolean;
}

/** The changes that turn the items of a subscription into those of a quote. */
export function itemChanges(current: ProviderSubscription | null, { subscriptionItems }: Quote): ItemChange[] {
  const left = new Map(current?.items.map(({ id, price }) => [price, id]));
  const wanted = subscriptionItems.map(({ price, quantity }): ItemChange => {
    const id = left.get(price);
    left.delete(price);
    return id ? { id, quantity } : { price, quantity };
  });
  return [...wanted, ...[...left.values()].map((id) => ({ id, deleted: true }))];
}

/** How a change is charged: at once, or not at all for the rest of the period. */
export const charging = ({ prorate, prorationDate, resetBillingCycle }: Quote) => ({
  proration_behavior: prorate ? ('always_invoice' as const) : ('none' as const),
  ...(prorate && prorationDate !== null && { proration_date: Math.floor(Date.parse(prorationDate) / 1000) }),
  ...(resetBillingCycle && { billing_cycle_anchor: { type: 'now' as const } }),
});
