import * as kinds from './kinds.ts';

/** Plans, and payments with Stripe. */
export const PLAN_SETTINGS = {
  plans: {
    name: 'EVIDENT_PLANS',
    kind: kinds.oneOf('on', 'off'),
    byDefault: 'off',
    example: 'on',
    about:
      'Whether new workspaces start on the free plan, with limits and prices. For those who run Evident for others. Off: no limits, and nothing speaks of plans.',
  },
  stripeSecretKey: {
    name: 'STRIPE_SECRET_KEY',
    kind: kinds.text,
    secret: true,
    otherwise: 'payments are simulated, and nothing is charged',
    example: 'sk_live_…',
    needs: ['EVIDENT_PLANS', 'STRIPE_WEBHOOK_SECRET'],
    about:
      'The secret or restricted key of a Stripe account. Set up Stripe Tax, and name a plan or add-on in the metadata of each price: `planReference` or `addOnReference`, and `isAvailableForSelfService`.',
  },
  stripeWebhookSecret: {
    name: 'STRIPE_WEBHOOK_SECRET',
    kind: kinds.text,
    secret: true,
    otherwise: 'payments are simulated, and nothing is charged',
    example: 'whsec_…',
    needs: ['STRIPE_SECRET_KEY'],
    about: 'The signing secret of the webhook endpoint in Stripe, whose address is `/stripe/webhook` of the root site.',
  },
} as const;
