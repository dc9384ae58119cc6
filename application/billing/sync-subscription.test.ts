import { type BillingApp, openBillingApp } from '../../test/support/billing-app.ts';
import { CompareSubscriptions } from './compare-subscriptions.ts';
import { SyncBilling } from './sync-billing.ts';

describe('an answer of the payment provider', () => {
  let test: BillingApp;

  beforeAll(async () => {
    test = await openBillingApp();
  });
  afterAll(() => test.close());

  it('never replaces one that was asked for later', async () => {
    const ada = await test.buyer();
    const customerId = test.customerOf(ada);
    const old = (await test.fake.subscriptionsOf(customerId))!;
    test.fake.put({ ...old[0]!, customerId, cancelAt: '2040-01-01T00:00:00.000Z' });
    const truly = test.fake.subscriptionsOf.bind(test.fake);
    test.fake.subscriptionsOf = async () => {
      test.fake.subscriptionsOf = truly;
      await test.ask(new SyncBilling(ada));
      return old;
    };
    await test.ask(new SyncBilling(ada));
    expect(await test.subscriptionOf(ada)).toMatchObject({ cancelAt: '2040-01-01T00:00:00.000Z' });
  });

  it('is asked for at night too, and corrects what lost events left, and nothing else', async () => {
    const [ada, eve] = [await test.buyer(), await test.buyer()];
    const [current] = (await test.fake.subscriptionsOf(test.customerOf(ada)))!;
    test.fake.put({
      ...current!,
      customerId: test.customerOf(ada),
      status: 'unpaid',
      pastDueSince: '2026-10-01T00:00:00.000Z',
    });
    await test.database.query(`UPDATE billing_customer SET customer_id = 'cus_gone' WHERE team_id = $1`, [eve.teamId]);
    expect(await test.ask(new CompareSubscriptions())).toMatchObject({ HEALED: 1, UNKNOWN: 1 });
    expect(await test.subscriptionOf(ada)).toMatchObject({ status: 'UNPAID' });
    expect(await test.subscriptionOf(eve)).toMatchObject({ status: 'ACTIVE' });
    expect(await test.ask(new CompareSubscriptions())).toMatchObject({ HEALED: 0 });
  });
});
