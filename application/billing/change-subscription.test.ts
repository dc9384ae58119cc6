import type { Quote } from '@evident/domain/billing';
import { BUSINESS, PROFESSIONAL, type BillingApp, openBillingApp } from '../../test/support/billing-app.ts';
import type { Person } from '../../test/support/known-people.ts';
import { CancelSubscription } from './cancel-subscription.ts';
import { ChangeSubscription } from './change-subscription.ts';
import { ConfirmCheckout } from './confirm-checkout.ts';
import { OpenPortal } from './open-portal.ts';
import { PreviewChange } from './preview-change.ts';
import { GetBilling, ListInvoices, ListPrices } from './queries.ts';
import { ResumeSubscription } from './resume-subscription.ts';
import { StartCheckout } from './start-checkout.ts';
import { SyncBilling } from './sync-billing.ts';
import { UpdateBillingDetails } from './update-billing-details.ts';

const quote = (quantity: number, price = BUSINESS, more: Quote['subscriptionItems'] = []): Quote => ({
  subscriptionItems: [{ price, quantity }, ...more],
  prorate: true,
  prorationDate: null,
  resetBillingCycle: false,
});
const preview = (of: Quote, stripeCustomerId: string | null = null) => ({ ...of, dryRun: true, stripeCustomerId });
const DETAILS = {
  company: 'Analytical Engines Ltd',
  email: 'billing@example.org',
  line1: '12 St James Square',
  line2: null,
  city: 'London',
  postalCode: 'SW1Y 4JH',
  country: 'GB',
  taxId: 'GB123456789',
};

describe('billing', () => {
  let test: BillingApp;

  beforeAll(async () => {
    test = await openBillingApp();
  });
  afterAll(() => test.close());
  afterEach(() => {
    test.fake.isDown = false;
  });

  const billing = (ada: Person) => test.ask(new GetBilling(ada));
  const audited = async ({ teamId }: Person) =>
    (
      await test.database.query<{ action: string }>(
        'SELECT action FROM audit_entry WHERE team_id = $1 ORDER BY at, id',
        [teamId],
      )
    ).map(({ action }) => action);

  it('begins without a plan, and says that payments are simulated', async () => {
    expect(await billing(await test.admin())).toEqual({
      provider: 'DEMONSTRATION',
      subscription: null,
      details: null,
      syncedAt: null,
    });
  });

  it('sells a plan only once it is paid for', async () => {
    const ada = await test.admin();
    const { url } = await test.ask(new StartCheckout(ada, { subscriptionItems: [{ price: BUSINESS, quantity: 12 }] }));
    await test.ask(new SyncBilling(ada));
    expect((await billing(ada)).subscription).toBeNull();
    await test.ask(new ConfirmCheckout(ada, url.split('/').at(-1)!));
    expect((await billing(ada)).subscription).toMatchObject({
      plan: 'business-2025-07',
      status: 'ACTIVE',
      interval: 'month',
      seats: 12,
    });
    expect((await test.ask(new ListInvoices(ada))).items).toMatchObject([
      { total: 36_000, currency: 'usd', status: 'paid' },
    ]);
  });

  it('sells one plan to a workspace', async () => {
    const again = new StartCheckout(await test.buyer(), { subscriptionItems: [{ price: BUSINESS, quantity: 10 }] });
    await expect(test.ask(again)).rejects.toMatchObject({ code: 'InvalidOperation' });
  });

  it('cannot be paid for twice: a new checkout ends the earlier one', async () => {
    const ada = await test.admin();
    const begin = async () => (await test.ask(new StartCheckout(ada, quote(10)))).url.split('/').at(-1)!;
    const [first, second] = [await begin(), await begin()];
    await expect(test.ask(new ConfirmCheckout(ada, first))).rejects.toMatchObject({ code: 'NotFound' });
    await test.ask(new ConfirmCheckout(ada, second));
  });

  it('changes nothing when a card is declined', async () => {
    const ada = await test.buyer();
    test.fake.failPayments(test.customerOf(ada), true);
    const before = (await billing(ada)).subscription;
    await expect(test.ask(new ChangeSubscription(ada, quote(30)))).rejects.toMatchObject({
      code: 'UnprocessableContent',
      title: 'Your card was declined.',
    });
    await test.ask(new SyncBilling(ada));
    expect((await billing(ada)).subscription).toEqual(before);
  });

  it('previews exactly what a change then charges', async () => {
    const ada = await test.buyer();
    const wanted = quote(15, BUSINESS, [{ price: 'price_channels_month', quantity: 1 }]);
    const { total, lineItems, taxNumber } = await test.ask(new PreviewChange(ada, preview(wanted)));
    expect(lineItems.map(({ item, prorated }) => [item, prorated])).toEqual([
      ['business-2025-07', true],
      ['business-2025-07', true],
      ['channels', true],
    ]);
    expect(taxNumber).toBeNull();
    expect((await billing(ada)).subscription).toMatchObject({ seats: 10 });
    await test.ask(new ChangeSubscription(ada, wanted));
    expect((await billing(ada)).subscription).toMatchObject({
      seats: 15,
      addOns: [{ reference: 'channels', quantity: 1 }],
    });
    const [invoice] = (await test.ask(new ListInvoices(ada))).items;
    expect(Math.abs(invoice!.total - total)).toBeLessThanOrEqual(5);
  });

  it('previews a first plan for a workspace without a customer', async () => {
    const ada = await test.admin();
    expect(await test.ask(new PreviewChange(ada, preview(quote(10))))).toMatchObject({ total: 30_000 });
    expect((await test.database.query('SELECT 1 FROM billing_customer WHERE team_id = $1', [ada.teamId])).length).toBe(
      0,
    );
  });

  it.each([
    ['a price that needs a contract', quote(20, 'price_enterprise-2025-07_month')],
    ['too few seats', quote(2)],
  ])('refuses %s everywhere', async (_, wanted) => {
    const ada = await test.buyer();
    for (const message of [
      new PreviewChange(ada, preview(wanted)),
      new ChangeSubscription(ada, wanted),
      new StartCheckout(ada, wanted),
    ])
      await expect(test.ask(message)).rejects.toMatchObject({ code: 'UnprocessableContent' });
  });

  it('refuses a preview that would change something, and one for a foreign customer', async () => {
    const [ada, eve] = [await test.buyer(), await test.buyer()];
    await expect(test.ask(new PreviewChange(ada, { ...preview(quote(10)), dryRun: false }))).rejects.toMatchObject({
      code: 'UnprocessableContent',
    });
    const foreign = new PreviewChange(ada, preview(quote(10), test.customerOf(eve)));
    await expect(test.ask(foreign)).rejects.toMatchObject({ code: 'NotFound' });
    await test.ask(new PreviewChange(ada, preview(quote(10), test.customerOf(ada))));
  });

  it('downgrades to another plan', async () => {
    const ada = await test.buyer();
    await test.ask(new ChangeSubscription(ada, quote(5, PROFESSIONAL)));
    expect((await billing(ada)).subscription).toMatchObject({ plan: 'professional-2025-07', seats: 5 });
  });

  it('cancels at the end of the period and resumes before it, and records who did', async () => {
    const ada = await test.buyer();
    await test.ask(new CancelSubscription(ada));
    const { subscription } = await billing(ada);
    expect(subscription).toMatchObject({ status: 'ACTIVE', cancelAt: subscription!.currentPeriodEnd });
    await test.ask(new ResumeSubscription(ada));
    expect((await billing(ada)).subscription).toMatchObject({ status: 'ACTIVE', cancelAt: null });
    expect(await audited(ada)).toEqual(['subscription:canceled', 'subscription:resumed']);
  });

  it('changes nothing without a plan', async () => {
    const ada = await test.admin();
    for (const message of [
      new CancelSubscription(ada),
      new ResumeSubscription(ada),
      new ChangeSubscription(ada, quote(10)),
    ])
      await expect(test.ask(message)).rejects.toMatchObject({
        code: 'InvalidOperation',
        title: 'There is no paid plan',
      });
  });

  it('keeps the company, and refuses a tax id without its country', async () => {
    const ada = await test.admin();
    await test.ask(new UpdateBillingDetails(ada, DETAILS));
    expect((await billing(ada)).details).toEqual(DETAILS);
    const without = new UpdateBillingDetails(ada, { ...DETAILS, country: null });
    await expect(test.ask(without)).rejects.toMatchObject({ code: 'UnprocessableContent' });
    expect((await billing(ada)).details).toEqual(DETAILS);
  });

  it('opens a page that leads back to the workspace', async () => {
    const ada = await test.admin();
    expect((await test.ask(new OpenPortal(ada))).url).toContain('/settings/billing');
  });

  it('lists the prices of an interval that are for self service', async () => {
    const { items } = await test.ask(new ListPrices(await test.admin(), 'year'));
    expect(items.map(({ reference }) => reference)).toEqual(expect.arrayContaining(['business-2025-07', 'channels']));
    expect(items.some(({ interval, reference }) => interval !== 'year' || reference.startsWith('enterprise'))).toBe(
      false,
    );
  });

  it('is of one workspace: another sees nothing of it and cannot pay its checkout', async () => {
    const [ada, eve] = [await test.buyer(), await test.admin()];
    await test.ask(new UpdateBillingDetails(ada, DETAILS));
    expect(await billing(eve)).toMatchObject({ subscription: null, details: null });
    expect((await test.ask(new ListInvoices(eve))).items).toEqual([]);
    const bob = await test.admin();
    const { url } = await test.ask(new StartCheckout(bob, quote(10)));
    await test.ask(new OpenPortal(eve));
    const stolen = new ConfirmCheckout(eve, url.split('/').at(-1)!);
    await expect(test.ask(stolen)).rejects.toMatchObject({ code: 'NotFound' });
  });

  it('shows the plan while the provider cannot be reached, and refuses changes with words', async () => {
    const ada = await test.buyer();
    const before = await billing(ada);
    test.fake.isDown = true;
    expect(await billing(ada)).toEqual(before);
    for (const message of [
      new ListPrices(ada),
      new ListInvoices(ada),
      new PreviewChange(ada, preview(quote(20))),
      new StartCheckout(ada, quote(20)),
      new OpenPortal(ada),
      new ChangeSubscription(ada, quote(20)),
      new CancelSubscription(ada),
      new ResumeSubscription(ada),
      new UpdateBillingDetails(ada, DETAILS),
      new SyncBilling(ada),
    ])
      await expect(test.ask(message)).rejects.toMatchObject({
        code: 'Unavailable',
        title: 'The payment provider cannot be reached',
      });
    test.fake.isDown = false;
    expect(await billing(ada)).toEqual(before);
  });
});
