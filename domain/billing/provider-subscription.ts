import type { Subscription, SubscriptionInterval, SubscriptionStatus } from '../plans/index.ts';

/** Statuses of the payment provider, as it names them. */
export const PROVIDER_STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

/** One price of a subscription. Its metadata names the plan or add-on that it is a price of. */
export interface ProviderItem {
  readonly id: string;
  readonly price: string;
  readonly quantity: number;
  readonly interval: SubscriptionInterval;
  /** Of one, in the smallest unit of the currency. */
  readonly unitAmount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A subscription as the provider has it now. Moments in RFC 3339. */
export interface ProviderSubscription {
  readonly id: string;
  /** From its metadata; null without it. */
  readonly teamId: string | null;
  readonly status: ProviderStatus;
  readonly items: readonly ProviderItem[];
  readonly startedAt: string;
  readonly currentPeriodEnd: string;
  /** When its oldest open invoice was due; null without one. */
  readonly pastDueSince: string | null;
  readonly trialEndsAt: string | null;
  /** When it ended, or will end; null if it goes on. */
  readonly cancelAt: string | null;
}

/**
 * Null: a checkout that is not paid yet, or an attempt that failed. These are no purchases. A paused subscription is a
 * trial that ended without a means of payment.
 */
export const STATUS_OF: Readonly<Record<ProviderStatus, SubscriptionStatus | null>> = {
  active: 'ACTIVE',
  trialing: 'TRIALING',
  past_due: 'PAST_DUE',
  unpaid: 'UNPAID',
  paused: 'UNPAID',
  canceled: 'CANCELED',
  incomplete: null,
  incomplete_expired: null,
};

const planItemOf = ({ items }: ProviderSubscription): ProviderItem | undefined =>
  items.find(({ metadata }) => metadata['planReference']);

const isDue = (status: SubscriptionStatus): boolean => status === 'PAST_DUE' || status === 'UNPAID';

/** The subscription in our terms; null if it is transient, or of no plan. */
export function subscriptionFrom(provider: ProviderSubscription): Subscription | null {
  const status = STATUS_OF[provider.status];
  const item = planItemOf(provider);
  if (status === null || !item) return null;
  const addOns = provider.items
    .filter(({ metadata }) => metadata['addOnReference'])
    .map(({ metadata, quantity }) => ({ reference: metadata['addOnReference']!, quantity }))
    .toSorted((one, other) => (one.reference < other.reference ? -1 : 1));
  return {
    plan: item.metadata['planReference']!,
    status,
    interval: item.interval,
    seats: item.quantity,
    addOns,
    startedAt: provider.startedAt,
    currentPeriodEnd: provider.currentPeriodEnd,
    pastDueSince: isDue(status) ? (provider.pastDueSince ?? provider.trialEndsAt) : null,
    trialEndsAt: provider.trialEndsAt,
    cancelAt: provider.cancelAt,
  };
}
