import type { Billing } from '@evident/application/billing/billing';
import { type PaymentEventType, checkPaymentEvent } from '@evident/domain/billing';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';

export interface BillingUnderTest {
  readonly billing: Billing;
  /** A signed delivery of an event about a customer. */
  deliver(type: PaymentEventType, customer: string, teamId: string, at: Date): { body: string; signature: string };
  /** A customer with a subscription, and a price that is for sale. */
  subscribed(): Promise<{ readonly customerId: string; readonly price: string }>;
  close(): Promise<void>;
}

/** The rules that every adapter for billing keeps. */
export function billingContract(name: string, open: () => Promise<BillingUnderTest>): void {
  describe(`billing by ${name}`, () => {
    let test: BillingUnderTest;
    let customerId: string;
    let price: string;

    beforeAll(async () => {
      test = await open();
      ({ customerId, price } = await test.subscribed());
    });
    afterAll(() => test.close());

    const quote = (of: string, quantity = 12) => ({
      subscriptionItems: [{ price: of, quantity }],
      prorate: true,
      prorationDate: null,
      resetBillingCycle: false,
    });

    it('creates a customer and keeps its company', async () => {
      const id = await test.billing.ensureCustomer({ teamId: uuidV7.newId(), name: 'Team', email: 'a@example.org' });
      expect(id).toMatch(/\w/);
      await test.billing.updateCustomer(
        id,
        {
          company: 'Analytical Engines Ltd',
          email: 'billing@example.org',
          line1: '12 St James Square',
          line2: null,
          city: 'London',
          postalCode: 'SW1Y 4JH',
          country: 'GB',
          taxId: null,
        },
        null,
      );
    });

    it('lists the subscriptions of a customer in the shape of the port', async () => {
      const all = (await test.billing.subscriptionsOf(customerId))!;
      expect(all.length).toBeGreaterThan(0);
      for (const { id, items, startedAt, currentPeriodEnd } of all) {
        expect(id).toMatch(/\w/);
        expect(items.length).toBeGreaterThan(0);
        for (const moment of [startedAt, currentPeriodEnd]) expect(new Date(moment).toISOString()).toBe(moment);
      }
    });

    it('lists prices', async () => {
      for (const { id, unitAmount, currency } of await test.billing.prices()) {
        expect(id).toMatch(/\w/);
        expect(Number.isInteger(unitAmount)).toBe(true);
        expect(currency).toMatch(/^[a-z]{3}$/);
      }
    });

    it('gives links to pay and to manage cards', async () => {
      const links = [
        await test.billing.startCheckout({
          teamId: uuidV7.newId(),
          customerId,
          items: [{ price, quantity: 10 }],
          promo: null,
          returnUrl: 'https://team.example.com/settings/billing',
          cancelUrl: 'https://team.example.com/settings/billing/plans',
        }),
        await test.billing.openPortal(customerId, 'https://team.example.com/settings/billing'),
      ];
      for (const link of links) expect(new URL(link).protocol).toMatch(/^https?:$/);
    });

    it('previews, changes, cancels and resumes a subscription', async () => {
      const current = (await test.billing.subscriptionsOf(customerId))![0]!;
      const { total, currency, lineItems } = await test.billing.preview(quote(price), customerId, current);
      expect(Number.isInteger(total)).toBe(true);
      expect(currency).toMatch(/^[a-z]{3}$/);
      expect(lineItems.length).toBeGreaterThan(0);
      await test.billing.change(current, quote(price));
      await test.billing.cancelAtPeriodEnd(current.id);
      await test.billing.resume(current.id);
    });

    it('lists invoices', async () => {
      const invoices = await test.billing.invoices(customerId);
      expect(invoices.length).toBeGreaterThan(0);
      for (const { createdAt, total } of invoices) {
        expect(new Date(createdAt).toISOString()).toBe(createdAt);
        expect(Number.isInteger(total)).toBe(true);
      }
    });

    describe('a delivery', () => {
      const at = new Date('2026-11-28T08:00:00.000Z');
      const teamId = uuidV7.newId();
      const delivered = (type: PaymentEventType = 'customer.subscription.updated') =>
        test.deliver(type, customerId, teamId, at);

      it('has the time of its signature, its event, and passes the checks', () => {
        const { body, signature } = delivered();
        expect(test.billing.signedAt(body, signature)).toEqual(at);
        const event = test.billing.eventOf(body);
        expect(event).toMatchObject({ type: 'customer.subscription.updated', customer: customerId, teamId });
        expect(() => checkPaymentEvent(event, test.billing.mode)).not.toThrow();
      });

      it('is refused if its body, its time or its signature is changed', () => {
        const { body, signature } = delivered();
        const later = Math.floor(at.getTime() / 1000) + 1000;
        const forged: [string, string][] = [
          [`${body} `, signature],
          [body.replace('a', 'b'), signature],
          [body, signature.replace(/t=\d+/, `t=${later}`)],
          [body, `t=${later},${signature}`],
          [body, `${signature},t=${later}`],
          [body, signature.replace(/v1=[0-9a-f]{2}/, 'v1=00')],
          [body, signature.replace(/v1=.*/, '')],
          [body, ''],
          [body, 't=,v1='],
        ];
        expect(forged.filter(([text, sign]) => test.billing.signedAt(text, sign) !== null)).toEqual([]);
      });
    });
  });
}
