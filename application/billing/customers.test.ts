import type { Quote } from '@evident/domain/billing';
import type { Actor } from '@evident/domain/permissions';
import { planFromStart } from '@evident/domain/plans';
import { BUSINESS, type BillingApp, openBillingApp } from '../../test/support/billing-app.ts';
import { FIRST_PAGE } from '../../test/support/messages.ts';
import type { Person } from '../../test/support/known-people.ts';
import { GetNotificationSettings, ListNotifications } from '../notifications/queries.ts';
import { UpdateNotificationSettings } from '../notifications/update-notification-settings.ts';
import { CancelSubscription } from './cancel-subscription.ts';
import { ChangeSubscription } from './change-subscription.ts';
import { PreviewChange } from './preview-change.ts';
import { GetBilling, ListPrices } from './queries.ts';
import { SimulateRenewal } from './simulate-renewal.ts';

const quote = (quantity: number, price = BUSINESS, more: Quote['subscriptionItems'] = []): Quote => ({
  subscriptionItems: [{ price, quantity }, ...more],
  prorate: true,
  prorationDate: null,
  resetBillingCycle: false,
});
const preview = (of: Quote, stripeCustomerId: string | null = null) => ({ ...of, dryRun: true, stripeCustomerId });

describe('a customer', () => {
  let test: BillingApp;

  beforeAll(async () => {
    test = await openBillingApp();
  });
  afterAll(() => test.close());

  const billing = (ada: Person) => test.ask(new GetBilling(ada));

  it('lets a customer keep a price that is no longer sold, and change its seats', async () => {
    const ada = await test.buyer();
    const [bought] = (await test.fake.subscriptionsOf(test.customerOf(ada)))!;
    const former = { ...bought!.items[0]!, id: 'si_old', price: 'price_2024', unitAmount: 2000 };
    test.fake.put({ ...bought!, customerId: test.customerOf(ada), items: [former] });
    const { items } = await test.ask(new ListPrices(ada, 'month'));
    expect(items.filter(({ reference }) => reference === 'business-2025-07')).toMatchObject([
      { id: 'price_2024', unitAmount: 2000 },
    ]);
    await test.ask(new PreviewChange(ada, preview(quote(15, 'price_2024'))));
    await test.ask(new ChangeSubscription(ada, quote(15, 'price_2024')));
    expect((await billing(ada)).subscription).toMatchObject({ plan: 'business-2025-07', seats: 15 });
    const eve = await test.buyer();
    await expect(test.ask(new ChangeSubscription(eve, quote(15, 'price_2024')))).rejects.toMatchObject({
      title: 'There is no such price',
    });
  });

  it('fails a renewal and recovers in the demonstration, and tells the admins of both once', async () => {
    const ada = await test.buyer();
    await test.ask(new SimulateRenewal(ada, true));
    await test.ask(new SimulateRenewal(ada, true));
    const due = (await billing(ada)).subscription!;
    expect(due).toMatchObject({ status: 'PAST_DUE', plan: 'business-2025-07' });
    expect(due.pastDueSince).not.toBeNull();
    await expect(test.ask(new ChangeSubscription(ada, quote(30)))).rejects.toMatchObject({
      title: 'Your card was declined.',
    });
    await test.ask(new SimulateRenewal(ada, false));
    expect((await billing(ada)).subscription).toMatchObject({ status: 'ACTIVE', pastDueSince: null });
    await test.quiet();
    // The jobs of events may overtake each other.
    expect((await test.mailsTo(ada)).map((subject) => subject.split(':')[0]).toSorted()).toEqual([
      'Payment failed',
      'Payment received',
      'Your plan is active',
    ]);
    const { items: told } = await test.ask(new ListNotifications(ada, false, FIRST_PAGE));
    expect(told.map(({ kind, what }) => `${kind} ${what}`).toSorted()).toEqual([
      'BILLING PAYMENT_FAILED',
      'BILLING PAYMENT_RECOVERED',
      'BILLING SUBSCRIPTION_STARTED',
    ]);
    await expect(test.ask(new SimulateRenewal(await test.admin(), true))).rejects.toMatchObject({ code: 'NotFound' });
  });

  it('mails no admin who wants none, and offers the choice to no one else', async () => {
    const ada = await test.buyer();
    const choose = (actor: Actor) => test.ask(new GetNotificationSettings(actor, null));
    const plan = planFromStart('free-2025-07');
    expect((await choose({ ...ada, plan })).kinds.map(({ kind }) => kind)).toContain('BILLING');
    for (const other of [ada, { ...ada, plan, workspaceAdmin: false }])
      expect((await choose(other)).kinds.map(({ kind }) => kind)).not.toContain('BILLING');
    await test.ask(new UpdateNotificationSettings(ada, { kinds: [{ kind: 'BILLING', delivery: 'APP' }] }));
    await test.quiet();
    const before = (await test.mailsTo(ada)).length;
    await test.ask(new CancelSubscription(ada));
    await test.quiet();
    expect((await test.mailsTo(ada)).length).toBe(before);
  });
});
