import type {
  BillingDetails,
  InvoicePreview,
  InvoiceView,
  PaymentEvent,
  Price,
  ProviderMode,
  ProviderSubscription,
  Quote,
} from '@evident/domain/billing';
import type { Uuid } from '@evident/domain/kernel';

export interface NewCustomer {
  readonly teamId: Uuid;
  readonly name: string;
  readonly email: string;
}

export interface Checkout {
  readonly teamId: Uuid;
  readonly customerId: string;
  readonly items: Quote['subscriptionItems'];
  readonly promo: string | null;
  /** Where the browser goes after paying, and after giving up. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

export interface Demonstration {
  /** Pays for a checkout. */
  confirm(customerId: string, checkoutId: Uuid): Promise<void>;
  /** Ends the period of the subscription now. A card that is declined leaves its payment due until it works again. */
  renew(customerId: string, declined: boolean): Promise<void>;
}

/**
 * The payment provider. Nothing else knows which one it is. Each call rejects with a refusal: `Unavailable` when the
 * provider cannot be reached, `UnprocessableContent` when it declines. Calls that change something are safe to repeat.
 */
export interface Billing {
  readonly provider: 'STRIPE' | 'DEMONSTRATION';
  readonly mode: ProviderMode;
  /** Returns the customer of a workspace. Creates it at most once. */
  ensureCustomer(customer: NewCustomer): Promise<string>;
  updateCustomer(customerId: string, details: BillingDetails, before: BillingDetails | null): Promise<void>;
  /** All subscriptions of a customer, also ended ones; null if the provider does not know the customer. */
  subscriptionsOf(customerId: string): Promise<ProviderSubscription[] | null>;
  prices(): Promise<Price[]>;
  /** Returns the URL of a page on which an admin pays. Ends earlier ones, so that only one can be paid. */
  startCheckout(checkout: Checkout): Promise<string>;
  /** Returns the URL of a page with cards and invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** The next invoice after a change. Changes nothing. Nulls for a workspace that has none yet. */
  preview(quote: Quote, customerId: string | null, subscription: ProviderSubscription | null): Promise<InvoicePreview>;
  /** Replaces the prices of a subscription. An active schedule of it ends. */
  change(subscription: ProviderSubscription, quote: Quote): Promise<void>;
  /** Ends a subscription with its current period. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  resume(subscriptionId: string): Promise<void>;
  /** The newest first, at most 100. */
  invoices(customerId: string): Promise<InvoiceView[]>;
  /** The customer of a charge; null without one. */
  customerOfCharge(chargeId: string): Promise<string | null>;
  /** When a delivery was signed; null if its signature is not that of the provider over exactly this body. */
  signedAt(body: string, signature: string): Date | null;
  /** The event of a delivery. */
  eventOf(body: string): PaymentEvent;
  /** Simulates what customers and time do; null where payments are real. */
  readonly demonstration: Demonstration | null;
}
