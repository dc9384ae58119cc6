import type { BillingNotice } from './notices.ts';

/** The object of a payment event. Disputes and fraud warnings are about a charge, which names the customer. */
export type PaymentSubject = 'subscription' | 'invoice' | 'charge' | 'card' | 'checkout' | 'product';

interface PaymentEventKind {
  readonly about: PaymentSubject;
  /** The subscription may have changed: the current one is fetched. */
  readonly syncs: boolean;
  /** Admins are told when the event comes. Changes of the subscription are told by comparison instead. */
  readonly tells: BillingNotice | null;
}

const syncs = (about: PaymentSubject, tells: BillingNotice | null = null): PaymentEventKind => ({
  about,
  syncs: true,
  tells,
});
const only = (about: PaymentSubject, tells: BillingNotice | null): PaymentEventKind => ({ about, syncs: false, tells });

/** The events of the payment provider that change or tell something, by its names. Others are ignored. */
export const PAYMENT_EVENTS = {
  'customer.subscription.created': syncs('subscription'),
  'customer.subscription.updated': syncs('subscription'),
  'customer.subscription.deleted': syncs('subscription'),
  'customer.subscription.paused': syncs('subscription'),
  'customer.subscription.resumed': syncs('subscription'),
  'customer.subscription.trial_will_end': syncs('subscription', 'SUBSCRIPTION_TRIAL_ENDING'),
  'checkout.session.completed': syncs('checkout'),
  'invoice.finalized': only('invoice', 'INVOICE_READY'),
  'invoice.paid': syncs('invoice'),
  'invoice.payment_failed': syncs('invoice'),
  'invoice.upcoming': only('invoice', 'INVOICE_UPCOMING'),
  'customer.source.expiring': only('card', 'CARD_EXPIRING'),
  'charge.failed': only('charge', 'CHARGE_FAILED'),
  'charge.refunded': only('charge', 'CHARGE_REFUNDED'),
  'charge.dispute.created': only('charge', 'CHARGE_DISPUTED'),
  'radar.early_fraud_warning.created': only('charge', 'FRAUD_WARNING'),
  'product.created': only('product', null),
  'product.updated': only('product', null),
} as const satisfies Record<string, PaymentEventKind>;
export type PaymentEventType = keyof typeof PAYMENT_EVENTS;

/** An event as the provider sent it, after its signature was checked. Only a trigger: it carries no state. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** RFC 3339 */
  readonly created: string;
  readonly live: boolean;
  readonly apiVersion: string | null;
  readonly customer: string | null;
  /** The charge of a dispute or warning, whose customer must be asked for. */
  readonly charge: string | null;
  /** The workspace in the metadata of its object. */
  readonly teamId: string | null;
}

/** Null for an event that changes nothing here. */
export const paymentEventKind = (type: string): PaymentEventKind | null =>
  Object.hasOwn(PAYMENT_EVENTS, type) ? PAYMENT_EVENTS[type as PaymentEventType] : null;
