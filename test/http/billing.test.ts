import request from 'supertest';
import { BUSINESS, type BillingApp, openBillingApp } from '../support/billing-app.ts';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const items = (quantity: number) => ({ subscriptionItems: [{ price: BUSINESS, quantity }] });
const quote = (quantity: number) => ({
  ...items(quantity),
  prorate: true,
  prorationDate: null,
  resetBillingCycle: false,
});
const preview = (quantity: number) => ({ ...quote(quantity), dryRun: true, stripeCustomerId: null });
const DETAILS = {
  company: 'Analytical Engines Ltd',
  email: 'billing@example.org',
  line1: null,
  line2: null,
  city: null,
  postalCode: null,
  country: 'GB',
  taxId: null,
};

type Method = 'get' | 'post' | 'put' | 'delete';
/** Each operation, with a body and the status it has for an admin with a plan. */
const OPERATIONS: readonly [Method, string, number, object?][] = [
  ['get', '/billing', 200],
  ['get', '/billing/prices?interval=month', 200],
  ['get', '/billing/invoices', 200],
  ['post', '/billing/preview', 200, preview(12)],
  ['post', '/billing/portal', 201],
  ['put', '/billing/subscription', 204, quote(12)],
  ['post', '/billing/subscription/cancellation', 204],
  ['delete', '/billing/subscription/cancellation', 204],
  ['put', '/billing/details', 204, DETAILS],
  ['post', '/billing/sync', 204],
];
const BUYING: readonly [Method, string, number, object?][] = [
  ['post', '/billing/checkouts', 201, items(10)],
  ['post', '/billing/checkouts/019a0000-0000-7000-8000-000000000001/confirmation', 204],
];

const asking = (test: Pick<TestApp, 'app'>) => (person: Person, method: Method, path: string, body?: object) => {
  const sent = request(test.app.getHttpServer())[method](`/api/v1${path}`);
  return sent.set('Authorization', `Bearer ${person.token}`).send(body);
};

describe('billing over HTTP', () => {
  let test: BillingApp;

  beforeAll(async () => {
    test = await openBillingApp();
  });
  afterAll(() => test.close());
  afterEach(() => {
    test.fake.isDown = false;
  });

  const ask = (...args: Parameters<ReturnType<typeof asking>>) => asking(test)(...args);

  it.each(OPERATIONS.map((operation) => [`${operation[0]} ${operation[1]}`, operation] as const))(
    '%s succeeds for an admin, and is refused to others',
    async (_, [method, path, status, body]) => {
      const ada = await test.buyer();
      expect((await ask(ada, method, path, body)).status).toBe(status);
      const bob = await test.people.member(ada.teamId, 'MANAGER');
      const refused = await ask(bob, method, path, body);
      expect([refused.status, refused.body.errors[0].title]).toEqual([403, 'Only workspace admins can do this']);
    },
  );

  it('buys a plan on a page of the workspace', async () => {
    const ada = await test.admin();
    const { status, body } = await ask(ada, 'post', '/billing/checkouts', items(10));
    expect([status, new URL(body.url).pathname]).toEqual([
      201,
      expect.stringMatching(/^\/settings\/billing\/demonstration\/[0-9a-f-]{36}$/),
    ]);
    const checkoutId = String(body.url).split('/').at(-1);
    expect((await ask(ada, 'post', `/billing/checkouts/${checkoutId}/confirmation`)).status).toBe(204);
    expect((await ask(ada, 'get', '/billing')).body).toMatchObject({ subscription: { plan: 'business-2025-07' } });
    expect((await ask(ada, 'post', `/billing/checkouts/${checkoutId}/confirmation`)).status).toBe(404);
    expect((await ask(ada, 'post', '/billing/checkouts', items(10))).status).toBe(409);
  });

  it.each([
    ['too few seats', '/billing/checkouts', items(1), 422],
    ['no seats', '/billing/checkouts', items(0), 400],
    ['no items', '/billing/preview', { ...preview(10), subscriptionItems: [] }, 400],
    ['a preview that is none', '/billing/preview', { ...preview(10), dryRun: false }, 422],
    ['an unknown customer', '/billing/preview', { ...preview(10), stripeCustomerId: 'cus_other' }, 404],
  ])('refuses %s', async (_, path, body, status) => {
    expect((await ask(await test.admin(), 'post', path, body)).status).toBe(status);
  });

  it('refuses details that are malformed, and a tax id without a country', async () => {
    const ada = await test.admin();
    expect((await ask(ada, 'put', '/billing/details', { ...DETAILS, email: 'none' })).status).toBe(400);
    expect((await ask(ada, 'put', '/billing/details', { ...DETAILS, country: 'gb' })).status).toBe(400);
    expect((await ask(ada, 'put', '/billing/details', { ...DETAILS, country: null, taxId: '1' })).status).toBe(422);
  });

  it('answers 503 with words while the provider cannot be reached', async () => {
    const ada = await test.buyer();
    test.fake.isDown = true;
    const answer = await ask(ada, 'put', '/billing/subscription', quote(20));
    expect([answer.status, answer.body.errors[0]]).toEqual([
      503,
      {
        code: 'Unavailable',
        title: 'The payment provider cannot be reached',
        message: 'Nothing was changed. Try again in a few minutes.',
      },
    ]);
    expect((await ask(ada, 'get', '/billing')).status).toBe(200);
  });

  describe('the webhook', () => {
    const deliver = (body: string, signature: string | null) => {
      const sent = request(test.app.getHttpServer()).post('/stripe/webhook').set('Content-Type', 'application/json');
      return (signature === null ? sent : sent.set('Stripe-Signature', signature)).send(body);
    };

    it('answers 200 to a signed event, and to the same event again', async () => {
      const ada = await test.buyer();
      const { body, signature } = test.fake.deliveryOf(test.eventOf(ada, 'invoice.upcoming'));
      for (let time = 0; time < 2; time += 1) expect((await deliver(body, signature)).status).toBe(200);
      await test.quiet();
      expect((await test.mailsTo(ada)).filter((subject) => subject.startsWith('Your next invoice'))).toHaveLength(1);
    });

    it('checks the exact bytes: spaces and the order of keys count', async () => {
      const ada = await test.buyer();
      const { body, signature } = test.fake.deliveryOf(test.eventOf(ada, 'invoice.paid'));
      const { id, ...rest } = JSON.parse(body) as Record<string, unknown>;
      expect((await deliver(JSON.stringify(JSON.parse(body), null, 1), signature)).status).toBe(400);
      expect((await deliver(JSON.stringify({ ...rest, id }), signature)).status).toBe(400);
      expect((await deliver(body, signature)).status).toBe(200);
    });

    it.each<[string, (signature: string) => string | null, number]>([
      ['without a signature', () => null, 0],
      ['with a signature of another secret', (signature) => signature.replace(/v1=..../, 'v1=0000'), 0],
      ['that was recorded six minutes ago', (signature) => signature, 360],
    ])('refuses an event %s with 400', async (_, forge, secondsAgo) => {
      const ada = await test.buyer();
      const at = new Date(Date.now() - secondsAgo * 1000);
      const { body, signature } = test.fake.deliveryOf(test.eventOf(ada, 'invoice.paid'), at);
      const answer = await deliver(body, forge(signature));
      expect([answer.status, answer.body.errors[0].code]).toEqual([400, 'BAD_USER_INPUT']);
    });

    it.each([
      ['invoice.finalized', { customer: null }, 'No customer on invoice'],
      ['customer.source.expiring', { customer: null }, 'No customer on card source'],
      ['charge.failed', { customer: null }, 'Charge must have a customer'],
      ['customer.subscription.updated', { teamId: null }, 'No workspace id in metadata'],
      ['invoice.paid', { live: true }, 'The event is of another mode'],
      ['invoice.paid', { apiVersion: '2020-08-27' }, 'The event is of another API version'],
    ] as const)('refuses %s with %j: %s', async (type, more, title) => {
      const ada = await test.buyer();
      const { body, signature } = test.fake.deliveryOf(test.eventOf(ada, type, more));
      const answer = await deliver(body, signature);
      expect([answer.status, answer.body.errors[0].title]).toEqual([400, title]);
    });

    it('takes an invoice with many lines', async () => {
      const ada = await test.buyer();
      const event = { ...test.eventOf(ada, 'invoice.paid'), lines: Array.from({ length: 5_000 }, (_, at) => at) };
      const { body, signature } = test.fake.deliveryOf(event);
      expect((await deliver(body, signature)).status).toBe(200);
    });

    it('answers only to POST', async () => {
      expect((await request(test.app.getHttpServer()).get('/stripe/webhook')).status).toBe(404);
    });
  });
});

describe('an installation that sells nothing', () => {
  it('has no billing', async () => {
    const test = await sharedApp();
    const ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    const answers: [string, number][] = [];
    for (const [method, path, , body] of [...OPERATIONS, ...BUYING])
      answers.push([path, (await asking(test)(ada, method, path, body)).status]);
    expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
    const webhook = await request(test.app.getHttpServer()).post('/stripe/webhook').send({ id: 'evt_1' });
    expect(webhook.status).toBe(404);
    await test.close();
  });
});
