import request from 'supertest';
import { type BillingApp, openBillingApp } from '../support/billing-app.ts';
import type { Person } from '../support/known-people.ts';
import { type SenderAtHand, senderContract } from './provider.contract.ts';

/** Workspaces do not connect it, so only the rules of its signed requests apply. The simulation signs as Stripe does. */
describe('the payment provider', () => {
  let test: BillingApp;
  let ada: Person;
  let stripe: SenderAtHand;

  beforeAll(async () => {
    test = await openBillingApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.fake.isDown = false;
    ada = await test.buyer();
    const idOf = (id: string) => `evt_${ada.teamId}_${id}`;
    stripe = {
      send: ({ body, headers }) =>
        request(test.app.getHttpServer())
          .post('/stripe/webhook')
          .set({ 'content-type': 'application/json', ...headers })
          .send(body),
      event(id, at) {
        const { body, signature } = test.fake.deliveryOf(test.eventOf(ada, 'invoice.paid', { id: idOf(id) }), at);
        return { body, headers: { 'stripe-signature': signature } };
      },
      async taken(id) {
        const rows = await test.database.query<{ done: boolean }>(
          'SELECT done_at IS NOT NULL AS done FROM payment_event WHERE id = $1',
          [idOf(id)],
        );
        return { taken: rows.length, done: rows.filter(({ done }) => done).length };
      },
      fail: () => void (test.fake.isDown = true),
      refusal: { errors: [expect.objectContaining({ code: 'BAD_USER_INPUT' })], requestId: expect.any(String) },
    };
  });

  senderContract('Stripe', () => stripe);
});
