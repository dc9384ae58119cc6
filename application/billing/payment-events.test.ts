import {
  PAYMENT_EVENTS,
  type PaymentEvent,
  type ProviderSubscription,
  currentOf,
  subscriptionFrom,
} from '@evident/domain/billing';
import { planFromStart } from '@evident/domain/plans';
import fc from 'fast-check';
import { BILLING_YEAR } from '../../test/builders/billing-year.ts';
import { type BillingApp, openBillingApp } from '../../test/support/billing-app.ts';
import type { Person } from '../../test/support/known-people.ts';
import { RequestFeature } from '../plans/request-feature.ts';
import { signedBy } from '../kernel/signed-delivery.ts';
import { CompareSubscriptions } from './compare-subscriptions.ts';
import { HandlePaymentEvent } from './handle-payment-event.ts';
import { ReceivePaymentEvent } from './receive-payment-event.ts';

describe('events of the payment provider', () => {
  let test: BillingApp;

  beforeAll(async () => {
    test = await openBillingApp();
  });
  afterAll(() => test.close());

  const receiveSigned = async (body: string, signature: string) => {
    const at = test.fake.signedAt(body, signature);
    return test.ask(new ReceivePaymentEvent(signedBy('stripe', body, at ?? new Date(0), at !== null)));
  };
  const receive = (event: PaymentEvent, at?: Date) => {
    const { body, signature } = test.fake.deliveryOf(event, at);
    return receiveSigned(body, signature);
  };
  const current = async (ada: Person): Promise<ProviderSubscription> =>
    currentOf((await test.fake.subscriptionsOf(test.customerOf(ada)))!)!;
  const put = async (ada: Person, more: Partial<ProviderSubscription>): Promise<void> =>
    test.fake.put({ ...(await current(ada)), customerId: test.customerOf(ada), ...more });
  const ledger = ({ teamId }: Person) =>
    test.database.query<{ id: string; state: string }>('SELECT id, state FROM payment_event WHERE team_id = $1', [
      teamId,
    ]);

  it('change the plan to the state that the provider has when their job runs', async () => {
    const ada = await test.buyer();
    await put(ada, { status: 'past_due', pastDueSince: '2026-11-01T00:00:00.000Z' });
    await receive(test.eventOf(ada, 'invoice.payment_failed'));
    await test.quiet();
    expect(await test.subscriptionOf(ada)).toMatchObject({
      status: 'PAST_DUE',
      pastDueSince: '2026-11-01T00:00:00.000Z',
    });
    expect(await ledger(ada)).toMatchObject([{ state: 'DONE' }]);
  });

  it('and of a member who asks for a feature are mailed to admins once', async () => {
    const ada = await test.admin();
    const bob = await test.people.member(ada.teamId);
    const plan = planFromStart('free-2025-07');
    await test.database.query('INSERT INTO workspace_plan (team_id, plan) VALUES ($1, $2)', [
      ada.teamId,
      JSON.stringify(plan),
    ]);
    await Promise.all([1, 2].map(() => test.ask(new RequestFeature({ ...bob, plan }, 'publicApi'))));
    await test.quiet();
    expect(await test.mailsTo(ada)).toEqual(['Someone asks for a feature: Access tokens for programs']);
    expect(await test.mailsTo(bob)).toEqual([]);
  });

  it('are mailed to admins once, and to no other member', async () => {
    const ada = await test.buyer();
    const bob = await test.people.member(ada.teamId);
    await test.quiet();
    expect(await test.mailsTo(ada)).toEqual(['Your plan is active: Team']);
    const event = test.eventOf(ada, 'customer.source.expiring');
    await receive(event);
    await test.quiet();
    await receive(event);
    await test.quiet();
    expect(await test.mailsTo(ada)).toEqual(['Your card expires soon: Team', 'Your plan is active: Team']);
    expect(await test.mailsTo(bob)).toEqual([]);
  });

  it('count once, also if they arrive twice at the same time', async () => {
    const ada = await test.buyer();
    const event = test.eventOf(ada, 'charge.refunded');
    await Promise.all([receive(event), receive(event), receive(event)]);
    await test.quiet();
    expect((await test.mailsTo(ada)).filter((subject) => subject.startsWith('A payment was refunded'))).toHaveLength(1);
    expect(await ledger(ada)).toHaveLength(1);
  });

  it('that were handled are not handled again', async () => {
    const ada = await test.buyer();
    const event = test.eventOf(ada, 'invoice.upcoming');
    await receive(event);
    await test.quiet();
    const mails = await test.mailsTo(ada);
    await test.ask(new HandlePaymentEvent(ada.teamId, event.id));
    await test.quiet();
    expect(await test.mailsTo(ada)).toEqual(mails);
  });

  it.each<[string, (body: string, signature: string) => [string, string]]>([
    ['one byte of the body is changed', (body, signature) => [body.replace('"live":false', '"live":true '), signature]],
    ['the signature is of another body', (body, signature) => [`${body} `, signature]],
    ['the signature is missing', (body) => [body, '']],
    ['the signature is none', (body) => [body, 't=1,v1=x']],
    ['the time of the signature is changed', (body, signature) => [body, signature.replace('t=1', 't=2')]],
  ])('are refused if %s', async (_, forge) => {
    const ada = await test.buyer();
    const { body, signature } = test.fake.deliveryOf(test.eventOf(ada, 'invoice.paid'));
    await expect(receiveSigned(...forge(body, signature))).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await ledger(ada)).toEqual([]);
  });

  it('are refused if they were signed more than five minutes ago, or later than now', async () => {
    const ada = await test.buyer();
    for (const seconds of [-301, 310])
      await expect(
        receive(test.eventOf(ada, 'invoice.paid'), new Date(Date.now() + seconds * 1000)),
      ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await receive(test.eventOf(ada, 'invoice.paid'), new Date(Date.now() - 290_000));
    expect(await ledger(ada)).toHaveLength(1);
  });

  it('of another workspace’s customer, or of a customer of something else, change nothing', async () => {
    const [ada, eve] = [await test.buyer(), await test.buyer()];
    await expect(
      receive(test.eventOf(ada, 'customer.subscription.updated', { customer: test.customerOf(eve) })),
    ).rejects.toMatchObject({ title: 'The customer belongs to another workspace' });
    await receive(test.eventOf(ada, 'invoice.paid', { customer: 'cus_other', teamId: null }));
    await receive(test.eventOf(ada, 'charge.dispute.created', { customer: null, charge: 'ch_unknown', teamId: null }));
    expect(await ledger(ada)).toEqual([]);
    expect(await ledger(eve)).toEqual([]);
  });

  it('about a dispute find the workspace by the charge', async () => {
    const ada = await test.buyer();
    await receive(
      test.eventOf(ada, 'charge.dispute.created', {
        customer: null,
        charge: `ch_${test.customerOf(ada)}`,
        teamId: null,
      }),
    );
    await test.quiet();
    expect(await test.mailsTo(ada)).toContain('A payment is disputed: Team');
    expect(await test.subscriptionOf(ada)).toMatchObject({ status: 'ACTIVE' });
  });

  it('link a customer that was made at the provider to the workspace in the metadata', async () => {
    const ada = await test.admin();
    const customer = await test.fake.ensureCustomer({ teamId: ada.teamId, name: 'Team', email: 'ada@example.org' });
    const items = [
      {
        id: 'si',
        price: 'p',
        quantity: 40,
        interval: 'year',
        unitAmount: 3000,
        currency: 'usd',
        metadata: { planReference: 'enterprise-2025-07' },
      },
    ] as const;
    test.fake.put({
      ...BILLING_YEAR[1]!.subscriptions[0]!,
      id: `sub_${ada.teamId}`,
      customerId: customer,
      teamId: ada.teamId,
      items,
      currentPeriodEnd: '2040-01-01T00:00:00.000Z',
    });
    await receive(test.eventOf(ada, 'customer.subscription.created'));
    await test.quiet();
    expect(await test.subscriptionOf(ada)).toMatchObject({ plan: 'enterprise-2025-07', seats: 40 });
  });

  it('are kept while the provider cannot be reached, and their work is done afterwards', async () => {
    const ada = await test.buyer();
    await put(ada, { cancelAt: '2040-01-01T00:00:00.000Z' });
    test.fake.isDown = true;
    const event = test.eventOf(ada, 'customer.subscription.updated');
    await receive(event);
    await expect(test.ask(new HandlePaymentEvent(ada.teamId, event.id))).rejects.toMatchObject({ code: 'Unavailable' });
    expect(await ledger(ada)).toMatchObject([{ state: 'RECEIVED' }]);
    test.fake.isDown = false;
    await test.ask(new HandlePaymentEvent(ada.teamId, event.id));
    expect(await test.subscriptionOf(ada)).toMatchObject({ cancelAt: '2040-01-01T00:00:00.000Z' });
    expect(await ledger(ada)).toMatchObject([{ state: 'DONE' }]);
  });

  it('end in the truth of the provider after a whole year, in any order, with repeats, losses and forgeries', async () => {
    const far = '2040-01-01T00:00:00.000Z';
    const year = BILLING_YEAR.map(({ subscriptions, events }) => ({
      events,
      subscriptions: subscriptions.map((each) => ({ ...each, currentPeriodEnd: far, cancelAt: each.cancelAt && far })),
    }));
    const sent = year.flatMap(({ events }, at) =>
      events.map(({ type }) => ({ type: type as keyof typeof PAYMENT_EVENTS, at })),
    );
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...sent, ...sent]), fc.nat(year.length - 1), async (heard, begin) => {
        const ada = await test.admin();
        const customerId = await test.fake.ensureCustomer({ teamId: ada.teamId, name: 'Team', email: 'a@example.org' });
        const at = (step: number) => {
          for (const each of year[step]!.subscriptions)
            test.fake.put({ ...each, id: `${each.id}-${ada.teamId}`, customerId, teamId: ada.teamId });
        };
        const known = new Map(sent.map((one) => [one, test.eventOf(ada, one.type)]));
        for (const [index, one] of heard.entries()) {
          at(Math.min(begin + index, year.length - 1));
          const event = known.get(one)!;
          await receive(event);
          await receive({ ...event, id: `forged-${event.id}` }, new Date(0)).catch(() => undefined);
          await test.ask(new HandlePaymentEvent(ada.teamId, event.id));
        }
        at(year.length - 1);
        if (heard.length === 0) await receive(test.eventOf(ada, 'customer.subscription.updated'));
        await test.ask(new CompareSubscriptions());
        const truth = subscriptionFrom(currentOf((await test.fake.subscriptionsOf(customerId))!)!);
        expect(await test.subscriptionOf(ada)).toEqual(truth);
        expect(truth).toMatchObject({ status: 'CANCELED' });
      }),
      { numRuns: 10 },
    );
  }, 120_000);
});
