import type { PaymentEvent, PaymentEventType, ProviderItem, ProviderSubscription } from '@evident/domain/billing';

export const YEAR_TEAM = '019a0000-0000-7000-8000-000000000001';
export const YEAR_CUSTOMER = 'cus_year';
export const YEAR_MODE = { live: false, apiVersion: '2026-10-28.endive' };

/** The state of the provider after something happened, and the events that it sends about it. */
export interface YearStep {
  readonly subscriptions: readonly ProviderSubscription[];
  readonly events: readonly PaymentEvent[];
}

const business = (quantity: number): ProviderItem => ({
  id: 'si_plan',
  price: 'price_business_month',
  quantity,
  interval: 'month',
  unitAmount: 3000,
  currency: 'usd',
  metadata: { planReference: 'business-2025-07', productFamily: 'TEAM', priceType: 'seat' },
});
const dataPoints: ProviderItem = {
  id: 'si_points',
  price: 'price_points_month',
  quantity: 2,
  interval: 'month',
  unitAmount: 3000,
  currency: 'usd',
  metadata: { addOnReference: 'data-points-2025-07' },
};

export const yearSubscription = (more: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  teamId: YEAR_TEAM,
  status: 'active',
  items: [business(10)],
  startedAt: '2026-01-05T10:00:00.000Z',
  currentPeriodEnd: '2026-02-05T10:00:00.000Z',
  pastDueSince: null,
  trialEndsAt: null,
  cancelAt: null,
  ...more,
});
const attempt = (status: ProviderSubscription['status']) =>
  yearSubscription({ id: 'sub_other', status, startedAt: '2026-06-20T10:00:00.000Z' });

let sent = 0;
export const yearEvent = (type: PaymentEventType, more: Partial<PaymentEvent> = {}): PaymentEvent => ({
  id: `evt_${(sent += 1)}`,
  type,
  created: '2026-01-05T10:00:00.000Z',
  live: YEAR_MODE.live,
  apiVersion: YEAR_MODE.apiVersion,
  customer: YEAR_CUSTOMER,
  charge: null,
  teamId: YEAR_TEAM,
  ...more,
});
const step = (subscriptions: readonly ProviderSubscription[], ...types: readonly PaymentEventType[]): YearStep => ({
  subscriptions,
  events: types.map((type) => yearEvent(type)),
});

const april = { items: [business(12), dataPoints], currentPeriodEnd: '2026-05-05T10:00:00.000Z' };
const july = { ...april, currentPeriodEnd: '2026-08-05T10:00:00.000Z' };
const late = { status: 'past_due', pastDueSince: '2026-03-05T10:00:00.000Z' } as const;

/** A year of one workspace, as the provider reports it. */
export const BILLING_YEAR: readonly YearStep[] = [
  step([yearSubscription({ status: 'incomplete' })], 'customer.subscription.created'),
  step([yearSubscription()], 'checkout.session.completed', 'customer.subscription.updated', 'invoice.paid'),
  step([yearSubscription()], 'invoice.upcoming'),
  step([yearSubscription({ currentPeriodEnd: '2026-03-05T10:00:00.000Z' })], 'invoice.finalized', 'invoice.paid'),
  step([yearSubscription(late)], 'invoice.payment_failed', 'charge.failed', 'customer.subscription.updated'),
  step([yearSubscription({ currentPeriodEnd: '2026-04-05T10:00:00.000Z' })], 'invoice.paid'),
  step([yearSubscription(april)], 'customer.subscription.updated', 'invoice.finalized'),
  step([yearSubscription(april)], 'customer.source.expiring', 'radar.early_fraud_warning.created'),
  step([yearSubscription(july), attempt('incomplete')], 'customer.subscription.created'),
  step([yearSubscription(july), attempt('incomplete_expired')], 'customer.subscription.updated'),
  step([yearSubscription(july), attempt('incomplete_expired')], 'charge.refunded', 'charge.dispute.created'),
  step(
    [yearSubscription({ ...july, cancelAt: july.currentPeriodEnd }), attempt('incomplete_expired')],
    'customer.subscription.updated',
  ),
  step(
    [yearSubscription({ ...july, status: 'canceled', cancelAt: july.currentPeriodEnd }), attempt('incomplete_expired')],
    'customer.subscription.deleted',
  ),
];
