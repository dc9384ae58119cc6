import type { Billing, Checkout, NewCustomer } from '@evident/application/billing/billing';
import {
  type BillingDetails,
  type InvoicePreview,
  type InvoiceView,
  type PaymentEvent,
  type Price,
  type ProviderSubscription,
  type Quote,
  priceFrom,
} from '@evident/domain/billing';
import { refuse } from '@evident/domain/kernel';
import { Stripe } from 'stripe';
import { type Send, guardedFetch } from './guarded-fetch.ts';
import { ensureCustomer, updateCustomer } from './stripe-customer.ts';
import { asked, isMissing } from './stripe-errors.ts';
import { eventOf } from './stripe-event.ts';
import { invoiceOf, previewOf } from './stripe-invoice.ts';
import { charging, idOf, itemChanges, moment, subscriptionOf } from './stripe-subscription.ts';

/** Webhook endpoints must use the same version. */
export const STRIPE_API_VERSION = '2026-10-28.endive';
const MOST = 100;
const MOST_PRICES = 1000;

export interface StripeBillingOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly send: Send;
  /** Another server that speaks the API, for tests; default: Stripe. */
  readonly url?: string;
  /** Tries after a failed one; default 2. */
  readonly retries?: number;
}

/** Billing with Stripe. Taxes are those of Stripe Tax. */
export class StripeBilling implements Billing {
  readonly provider = 'STRIPE';
  readonly mode: Billing['mode'];
  readonly demonstration = null;
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;

  constructor({ secretKey, webhookSecret, send, url, retries = 2 }: StripeBillingOptions) {
    const { hostname: host, port, protocol } = new URL(url ?? 'https://api.stripe.com');
    this.mode = { live: /^[sr]k_live_/.test(secretKey), apiVersion: STRIPE_API_VERSION };
    this.webhookSecret = webhookSecret;
    this.stripe = new Stripe(secretKey, {
      apiVersion: STRIPE_API_VERSION,
      httpClient: Stripe.createFetchHttpClient(guardedFetch(send)),
      maxNetworkRetries: retries,
      telemetry: false,
      host,
      ...(port && { port }),
      protocol: protocol === 'http:' ? 'http' : 'https',
    });
  }

  ensureCustomer(customer: NewCustomer): Promise<string> {
    return ensureCustomer(this.stripe, customer);
  }

  updateCustomer(customerId: string, details: BillingDetails, before: BillingDetails | null): Promise<void> {
    return updateCustomer(this.stripe, customerId, details, before);
  }

  async subscriptionsOf(customer: string): Promise<ProviderSubscription[] | null> {
    const listed = await asked(
      this.stripe.subscriptions.list({ customer, status: 'all', limit: MOST }).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    );
    return listed && Promise.all(listed.data.map(async (each) => subscriptionOf(each, await this.pastDueSince(each))));
  }

  async prices(): Promise<Price[]> {
    const listed = await asked(
      this.stripe.prices
        .list({ active: true, type: 'recurring', limit: MOST })
        .autoPagingToArray({ limit: MOST_PRICES }),
    );
    return listed.flatMap(({ id, unit_amount: unitAmount, currency, recurring, metadata }) => {
      const interval = recurring?.interval_count === 1 ? recurring.interval : null;
      const price = unitAmount === null ? null : priceFrom({ id, unitAmount, currency, interval, metadata });
      return price ? [price] : [];
    });
  }

  async startCheckout({ teamId, customerId, items, promo, returnUrl, cancelUrl }: Checkout): Promise<string> {
    await this.endCheckouts(customerId);
    const discount = promo === null ? null : await this.promotionCode(promo);
    const { url } = await asked(
      this.stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        line_items: items.map(({ price, quantity }) => ({ price, quantity })),
        metadata: { teamId },
        subscription_data: { metadata: { teamId } },
        automatic_tax: { enabled: true },
        tax_id_collection: { enabled: true },
        customer_update: { address: 'auto', name: 'auto' },
        ...(discount ? { discounts: [{ promotion_code: discount }] } : { allow_promotion_codes: true }),
        success_url: returnUrl,
        cancel_url: cancelUrl,
      }),
    );
    return url!;
  }

  async openPortal(customer: string, returnUrl: string): Promise<string> {
    return (await asked(this.stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }))).url;
  }

  async preview(
    quote: Quote,
    customer: string | null,
    subscription: ProviderSubscription | null,
  ): Promise<InvoicePreview> {
    const details = { items: itemChanges(subscription, quote), ...(subscription && charging(quote)) };
    const invoice = await asked(
      this.stripe.invoices.createPreview({
        ...(customer ? { customer, automatic_tax: { enabled: true } } : { customer_details: {} }),
        ...(subscription && { subscription: subscription.id }),
        subscription_details: details as Stripe.InvoiceCreatePreviewParams.SubscriptionDetails,
      }),
    );
    const { data, has_more: hasMore } = invoice.lines;
    const lines = hasMore ? (await asked(this.stripe.invoices.listLineItems(invoice.id, { limit: MOST }))).data : data;
    return previewOf(invoice, lines, await this.prices());
  }

  /** A declined payment changes nothing. */
  async change(current: ProviderSubscription, quote: Quote): Promise<void> {
    await this.releaseSchedule(current.id);
    await asked(
      this.stripe.subscriptions.update(current.id, {
        items: itemChanges(current, quote),
        ...charging(quote),
        payment_behavior: 'error_if_incomplete',
      }),
    );
  }

  async cancelAtPeriodEnd(subscriptionId: string): Promise<void> {
    await this.releaseSchedule(subscriptionId);
    await asked(this.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
  }

  async resume(subscriptionId: string): Promise<void> {
    const { cancel_at_period_end: atEnd } = await asked(this.stripe.subscriptions.retrieve(subscriptionId));
    const goesOn = atEnd ? { cancel_at_period_end: false } : { cancel_at: '' as const };
    await asked(this.stripe.subscriptions.update(subscriptionId, goesOn));
  }

  async invoices(customer: string): Promise<InvoiceView[]> {
    const { data } = await asked(this.stripe.invoices.list({ customer, limit: MOST }));
    return data.map(invoiceOf);
  }

  async customerOfCharge(chargeId: string): Promise<string | null> {
    return idOf((await asked(this.stripe.charges.retrieve(chargeId))).customer);
  }

  signedAt(body: string, signature: string): Date | null {
    // The SDK takes the last of several times, so a second one would hide the age of a replay.
    const [seconds, ...more] = signature.split(',').flatMap((part) => /^\s*t=(.*)$/.exec(part)?.[1] ?? []);
    if (!seconds || more.length > 0 || !/^\d{1,12}$/.test(seconds)) return null;
    try {
      // The age is checked by the caller: 0 skips it here.
      Stripe.webhooks.signature!.verifyHeader(body, signature, this.webhookSecret, 0);
      return new Date(Number(seconds) * 1000);
    } catch {
      return null;
    }
  }

  eventOf(body: string): PaymentEvent {
    return eventOf(body);
  }

  /** Two open checkouts could both be paid. */
  private async endCheckouts(customer: string): Promise<void> {
    const { data } = await asked(this.stripe.checkout.sessions.list({ customer, status: 'open', limit: MOST }));
    for (const { id } of data) await asked(this.stripe.checkout.sessions.expire(id));
  }

  /** The oldest invoice that is open, for a subscription whose payment is due. */
  private async pastDueSince({ id: subscription, status }: Stripe.Subscription): Promise<string | null> {
    if (status !== 'past_due' && status !== 'unpaid') return null;
    const { data } = await asked(this.stripe.invoices.list({ subscription, status: 'open', limit: MOST }));
    const since = data.map(({ due_date: due, created }) => due ?? created);
    return since.length === 0 ? null : moment(Math.min(...since));
  }

  private async promotionCode(code: string): Promise<string> {
    const { data } = await asked(this.stripe.promotionCodes.list({ code, active: true, limit: 1 }));
    return data[0]?.id ?? refuse('UnprocessableContent', 'There is no such promotion code', 'Check its spelling.');
  }

  /** Ends an active schedule, whose next phase would undo the change. */
  private async releaseSchedule(subscriptionId: string): Promise<void> {
    const id = idOf((await asked(this.stripe.subscriptions.retrieve(subscriptionId))).schedule);
    if (!id) return;
    const { status } = await asked(this.stripe.subscriptionSchedules.retrieve(id));
    if (status === 'active') await asked(this.stripe.subscriptionSchedules.release(id));
  }
}
