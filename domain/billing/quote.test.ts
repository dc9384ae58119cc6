import { type Quote, demandProration } from './index.ts';

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
});
