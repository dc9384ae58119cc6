import { type BillingApp, openBillingApp } from '../../test/support/billing-app.ts';
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
});
