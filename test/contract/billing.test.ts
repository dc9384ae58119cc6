import { FakeBilling } from '../../adapters/billing/fake/fake-billing.ts';
import { signatureOf } from '../../adapters/billing/fake/fake-signature.ts';
import { StripeBilling, STRIPE_API_VERSION } from '../../adapters/billing/stripe/stripe-billing.ts';
import { GuardedHttp } from '../../adapters/outbound/guarded-http.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { stripeMockUrl } from '../support/stripe-mock.ts';
import { billingContract } from './billing.contract.ts';

billingContract('the demonstration', async () => {
  const billing = new FakeBilling({ clock: systemClock });
  const price = 'price_business-2025-07_month';
  return {
    billing,
    deliver: (type, customer, teamId, at) =>
      billing.deliveryOf(
        { id: 'evt_1', type, created: at.toISOString(), ...billing.mode, customer, charge: null, teamId },
        at,
      ),
    async subscribed() {
      const teamId = uuidV7.newId();
      const customerId = await billing.ensureCustomer({ teamId, name: 'Team', email: 'ada@example.org' });
      const items = [{ price, quantity: 10 }];
      const url = 'https://team.example.com/';
      const link = await billing.startCheckout({
        teamId,
        customerId,
        items,
        promo: null,
        returnUrl: url,
        cancelUrl: url,
      });
      await billing.demonstration.confirm(customerId, link.split('/').at(-1)!);
      return { customerId, price };
    },
    close: async () => undefined,
  };
});

const url = stripeMockUrl('billing by Stripe');
const SECRET = 'whsec_test';

const stripeAt = (address: string) => {
  const outbound = new GuardedHttp({ internalUrls: [address] });
  return new StripeBilling({
    secretKey: 'sk_test_123',
    webhookSecret: SECRET,
    send: (method, to, request) => outbound.send(method, to, request),
    url: address,
    retries: 0,
  });
};

if (url)
  billingContract('Stripe', async () => ({
    billing: stripeAt(url),
    deliver(type, customer, teamId, at) {
      const payload = JSON.stringify({
        id: 'evt_1',
        type,
        created: Math.floor(at.getTime() / 1000),
        livemode: false,
        api_version: STRIPE_API_VERSION,
        data: { object: { id: 'sub_1', customer, metadata: { teamId } } },
      });
      return { body: payload, signature: signatureOf(SECRET, payload, at) };
    },
    subscribed: async () => ({ customerId: 'cus_1', price: 'price_1' }),
    close: async () => undefined,
  }));

describe('Stripe that cannot be reached', () => {
  it('is unavailable, with words and without the key', async () => {
    const stripe = stripeAt('http://127.0.0.1:9');
    await expect(stripe.prices()).rejects.toMatchObject({
      code: 'Unavailable',
      title: 'The payment provider cannot be reached',
    });
  });

  it('counts a key as live only if it says so', () => {
    expect(stripeAt('http://127.0.0.1:9').mode.live).toBe(false);
    const send = () => Promise.reject(new Error('unused'));
    for (const secretKey of ['sk_live_1', 'rk_live_1'])
      expect(new StripeBilling({ secretKey, webhookSecret: SECRET, send }).mode.live).toBe(true);
  });
});
