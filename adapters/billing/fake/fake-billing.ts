import { randomBytes, randomUUID } from 'node:crypto';
import type { Billing, Checkout, NewCustomer } from '@evident/application/billing/billing';
import type { Clock } from '@evident/application/kernel/clock';
import type {
  BillingDetails,
  InvoicePreview,
  InvoiceView,
  PaymentEvent,
  Price,
  ProviderItem,
  ProviderSubscription,
  Quote,
} from '@evident/domain/billing';
import { notFound, refuse } from '@evident/domain/kernel';
import { after, atMoment } from './fake-periods.ts';
import { fakePreview } from './fake-preview.ts';
import { FAKE_PRICES, fakePrice, metadataOf } from './fake-prices.ts';
import { signatureOf, signedAt } from './fake-signature.ts';
import { type FakeState, type FakeSubscription, readState, writeState } from './fake-state.ts';

export interface FakeBillingOptions {
  readonly clock: Clock;
  /** Keeps the state across restarts; null: in memory only. */
  readonly file?: string | null;
}

/** A simulated payment provider. Charges nothing; its checkouts are confirmed on a page of Evident. */
export class FakeBilling implements Billing {
  readonly provider = 'DEMONSTRATION';
  readonly mode = { live: false, apiVersion: 'demonstration' };
  readonly demonstration = { confirm: this.confirm.bind(this), renew: this.renew.bind(this) };
  /** Simulates a provider that cannot be reached. */
  isDown = false;
  private readonly secret = randomBytes(32).toString('hex');
  private readonly clock: Clock;
  private readonly file: string | null;
  private readonly state: FakeState;

  constructor({ clock, file = null }: FakeBillingOptions) {
    this.clock = clock;
    this.file = file;
    this.state = readState(file);
  }

  async ensureCustomer({ teamId }: NewCustomer): Promise<string> {
    const { customers } = this.reached();
    const id = `demo_${teamId}`;
    customers[id] ??= { teamId, details: null, failing: false, invoices: [] };
    this.save();
    return id;
  }

  async updateCustomer(customerId: string, details: BillingDetails): Promise<void> {
    this.reached().customers[customerId] = { ...this.customer(customerId), details };
    this.save();
  }

  async subscriptionsOf(customerId: string): Promise<ProviderSubscription[] | null> {
    const { customers } = this.reached();
    return customers[customerId]
      ? this.all(customerId).map(({ customerId: _, ...subscription }) => subscription)
      : null;
  }

  async prices(): Promise<Price[]> {
    this.reached();
    return [...FAKE_PRICES];
  }

  async startCheckout({ customerId, items, returnUrl }: Checkout): Promise<string> {
    this.customer(customerId);
    const { checkouts } = this.reached();
    for (const [id, open] of Object.entries(checkouts)) if (open.customerId === customerId) delete checkouts[id];
    const id = randomUUID();
    checkouts[id] = { customerId, items };
    this.save();
    return `${new URL(returnUrl).origin}/settings/billing/demonstration/${id}`;
  }

  async openPortal(customerId: string, returnUrl: string): Promise<string> {
    this.reached();
    this.customer(customerId);
    return `${new URL(returnUrl).origin}/settings/billing/demonstration/renewal`;
  }

  async preview(
    quote: Quote,
    _customerId: string | null,
    subscription: ProviderSubscription | null,
  ): Promise<InvoicePreview> {
    this.reached();
    return fakePreview(quote, subscription, this.clock.now());
  }

  async change({ id }: ProviderSubscription, quote: Quote): Promise<void> {
    const before = this.subscription(id);
    const now = this.clock.now();
    const { total } = fakePreview(quote, before, now);
    if (quote.prorate && total > 0) this.charge(before.customerId, total);
    const items = quote.subscriptionItems.map((item) => itemOf(item, before));
    const isNewPeriod = quote.resetBillingCycle || items[0]!.interval !== before.items[0]!.interval;
    const currentPeriodEnd = isNewPeriod ? after(now.toISOString(), items[0]!.interval) : before.currentPeriodEnd;
    this.put({ ...before, items, currentPeriodEnd });
  }

  async cancelAtPeriodEnd(subscriptionId: string): Promise<void> {
    const subscription = this.subscription(subscriptionId);
    this.put({ ...subscription, cancelAt: subscription.currentPeriodEnd });
  }

  async resume(subscriptionId: string): Promise<void> {
    this.put({ ...this.subscription(subscriptionId), cancelAt: null });
  }

  async invoices(customerId: string): Promise<InvoiceView[]> {
    return [...(this.reached().customers[customerId]?.invoices ?? [])];
  }

  async customerOfCharge(chargeId: string): Promise<string | null> {
    const { customers } = this.reached();
    const id = chargeId.replace(/^ch_/, '');
    return customers[id] ? id : null;
  }

  signedAt(body: string, signature: string): Date | null {
    return signedAt(this.secret, body, signature);
  }

  eventOf(body: string): PaymentEvent {
    return JSON.parse(body) as PaymentEvent;
  }

  /** An event as a signed delivery. */
  deliveryOf(event: PaymentEvent, at = this.clock.now()): { readonly body: string; readonly signature: string } {
    const body = JSON.stringify(event);
    return { body, signature: signatureOf(this.secret, body, at) };
  }

  /** Lets payments of a customer fail from now on, or succeed again, which settles overdue ones. */
  failPayments(customerId: string, failing: boolean): void {
    for (const subscription of this.all(customerId)) {
      const settles = !failing && subscription.status === 'past_due';
      this.put(settles ? { ...subscription, status: 'active', pastDueSince: null } : subscription);
    }
    this.state.customers[customerId] = { ...this.customer(customerId), failing };
    this.save();
  }

  /** Replaces a subscription by another state of it, as an operator of the provider can. */
  put(subscription: FakeSubscription): void {
    this.reached().subscriptions[subscription.id] = subscription;
    this.save();
  }

  private async confirm(customerId: string, checkoutId: string): Promise<void> {
    const { checkouts } = this.reached();
    const checkout = checkouts[checkoutId];
    if (checkout?.customerId !== customerId) return notFound('Checkout');
    const now = this.clock.now().toISOString();
    const items = checkout.items.map((item) => itemOf(item));
    this.charge(
      customerId,
      checkout.items.reduce((sum, { price, quantity }) => sum + fakePrice(price).unitAmount * quantity, 0),
    );
    delete checkouts[checkoutId];
    this.put({
      id: `sub_${checkoutId}`,
      customerId,
      teamId: this.customer(customerId).teamId,
      status: 'active',
      items,
      startedAt: now,
      currentPeriodEnd: after(now, items[0]!.interval),
      pastDueSince: null,
      trialEndsAt: null,
      cancelAt: null,
    });
  }

  private async renew(customerId: string, declined: boolean): Promise<void> {
    this.failPayments(customerId, declined);
    const currentPeriodEnd = this.clock.now().toISOString();
    for (const subscription of this.all(customerId))
      if (subscription.status === 'active') this.put({ ...subscription, customerId, currentPeriodEnd });
  }

  private charge(customerId: string, total: number): void {
    const customer = this.customer(customerId);
    if (customer.failing) refuse('UnprocessableContent', 'Your card was declined.', 'Use another card.');
    const number = `DEMO-${customer.invoices.length + 1}`;
    const createdAt = this.clock.now().toISOString();
    const invoice = { id: `in_${randomUUID()}`, number, status: 'paid' as const, total, currency: 'usd', createdAt };
    const invoices = [{ ...invoice, url: null, pdfUrl: null }, ...customer.invoices].slice(0, 100);
    this.state.customers[customerId] = { ...customer, invoices };
  }

  private all(customerId: string): FakeSubscription[] {
    const { failing } = this.customer(customerId);
    return Object.values(this.state.subscriptions)
      .filter((each) => each.customerId === customerId)
      .map((each) => atMoment(each, this.clock.now(), failing));
  }

  private customer(id: string): FakeState['customers'][string] {
    return this.state.customers[id] ?? notFound('Customer');
  }

  private subscription(id: string): FakeSubscription {
    const found = this.reached().subscriptions[id] ?? notFound('Subscription');
    return atMoment(found, this.clock.now(), this.customer(found.customerId).failing);
  }

  private reached(): FakeState {
    if (this.isDown)
      refuse(
        'Unavailable',
        'The payment provider cannot be reached',
        'Nothing was changed. Try again in a few minutes.',
      );
    return this.state;
  }

  private save(): void {
    writeState(this.file, this.state);
  }
}

/** An item of a subscription; a price that it had before stays as it was. */
function itemOf(
  { price: id, quantity }: { readonly price: string; readonly quantity: number },
  before?: ProviderSubscription,
): ProviderItem {
  const kept = before?.items.find(({ price }) => price === id);
  if (kept) return { ...kept, quantity };
  const price = fakePrice(id);
  const { interval, unitAmount, currency } = price;
  return { id: `si_${id}`, price: id, quantity, interval, unitAmount, currency, metadata: metadataOf(price) };
}
