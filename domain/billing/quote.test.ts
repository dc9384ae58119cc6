import {
  type Price,
  type ProviderSubscription,
  type Quote,
  demandProration,
  priceFrom,
  withKeptAddOns,
} from './index.ts';

const now = new Date('2027-01-10T12:00:00Z');
const quote = (more: Partial<Quote> = {}): Quote => ({
  subscriptionItems: [{ price: 'business', quantity: 12 }],
  prorate: true,
  prorationDate: null,
  resetBillingCycle: false,
  ...more,
});

describe('a quote', () => {
  it('is always prorated, and about now', () => {
    demandProration(quote(), now);
    demandProration(quote({ prorationDate: '2027-01-10T11:30:00Z' }), now);
    expect(() => demandProration(quote({ prorate: false }), now)).toThrow(
      expect.objectContaining({
        code: 'UnprocessableContent',
        title: 'A change is always prorated',
      }),
    );
    for (const prorationDate of ['2027-02-10T12:00:00Z', '2026-12-10T12:00:00Z'])
      expect(() => demandProration(quote({ prorationDate }), now)).toThrow(
        expect.objectContaining({
          title: 'The proration is not of now',
        }),
      );
  });

  const sold = (id: string, metadata: Record<string, string>, interval = 'month', isSold = true): Price =>
    priceFrom({
      id,
      unitAmount: 1500,
      currency: 'usd',
      interval,
      metadata: { ...metadata, isAvailableForSelfService: String(isSold) },
    })!;
  const prices = [
    sold('business', { planReference: 'business-2025-07' }),
    sold('business-year', { planReference: 'business-2025-07' }, 'year'),
    sold('channels', { addOnReference: 'channels' }),
    sold('old', { addOnReference: 'dataRetention' }, 'month', false),
  ];
  const item = (price: string, metadata: Record<string, string>) => ({
    id: `of-${price}`,
    price,
    quantity: 2,
    metadata,
    interval: 'month' as const,
  });
  const current: ProviderSubscription = {
    id: 'sub_1',
    teamId: null,
    status: 'active',
    startedAt: now.toISOString(),
    currentPeriodEnd: now.toISOString(),
    pastDueSince: null,
    trialEndsAt: null,
    cancelAt: null,
    items: [
      item('business', { planReference: 'business-2025-07' }),
      item('channels', { addOnReference: 'channels' }),
      item('old', { addOnReference: 'dataRetention' }),
    ],
  };

  it('keeps add-ons that are no longer sold, and drops those that were left out', () => {
    expect(withKeptAddOns(quote(), current, prices).subscriptionItems).toEqual([
      { price: 'business', quantity: 12 },
      { price: 'old', quantity: 2 },
    ]);
    expect(withKeptAddOns(quote(), null, prices)).toEqual(quote());
  });

  it('is refused where a kept add-on cannot be paid in its interval', () => {
    const yearly = quote({ subscriptionItems: [{ price: 'business-year', quantity: 12 }] });
    expect(() => withKeptAddOns(yearly, current, prices)).toThrow(
      expect.objectContaining({
        code: 'UnprocessableContent',
        title: 'Your add-on channels cannot be paid for by year',
      }),
    );
  });
});
