import { yearSubscription } from '../../test/builders/billing-year.ts';
import { PROVIDER_STATUSES, subscriptionFrom } from './index.ts';

const item = (id: string, metadata: Record<string, string>, quantity = 1) => ({
  id,
  price: `price_${id}`,
  quantity,
  interval: 'year' as const,
  unitAmount: 3000,
  currency: 'usd',
  metadata,
});

describe('a subscription of the provider', () => {
  it.each([
    ['active', 'ACTIVE'],
    ['trialing', 'TRIALING'],
    ['past_due', 'PAST_DUE'],
    ['unpaid', 'UNPAID'],
    ['paused', 'UNPAID'],
    ['canceled', 'CANCELED'],
    ['incomplete', undefined],
    ['incomplete_expired', undefined],
  ] as const)('that is %s becomes %s', (status, ours) => {
    expect(subscriptionFrom(yearSubscription({ status }))?.status).toBe(ours);
  });

  it('has one of the statuses that are mapped', () => {
    expect(PROVIDER_STATUSES).toHaveLength(8);
  });

  it('names plan, seats and add-ons by the metadata of its prices, in one order', () => {
    const items = [
      item('b', { addOnReference: 'magic' }, 3),
      item('p', { planReference: 'business-2025-07' }, 12),
      item('a', { addOnReference: 'channels' }),
      item('x', {}),
    ];
    const subscription = subscriptionFrom(yearSubscription({ items }));
    expect(subscription).toMatchObject({
      plan: 'business-2025-07',
      seats: 12,
      interval: 'year',
      addOns: [
        { reference: 'channels', quantity: 1 },
        { reference: 'magic', quantity: 3 },
      ],
    });
    expect(subscriptionFrom(yearSubscription({ items: items.toReversed() }))).toEqual(subscription);
  });

  it('of no plan is none of ours', () => {
    expect(subscriptionFrom(yearSubscription({ items: [item('a', { addOnReference: 'magic' })] }))).toBeNull();
  });

  it('is due since its oldest open invoice, since the end of its trial, or not at all', () => {
    const [march, may] = ['2026-03-05T10:00:00.000Z', '2026-05-05T10:00:00.000Z'];
    const due = (more: object) => subscriptionFrom(yearSubscription(more))!.pastDueSince;
    expect(due({ status: 'past_due', pastDueSince: march, trialEndsAt: may })).toBe(march);
    expect(due({ status: 'paused', trialEndsAt: may })).toBe(may);
    expect(due({ status: 'active', pastDueSince: march })).toBeNull();
  });
});
