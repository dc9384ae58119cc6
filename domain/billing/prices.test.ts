import { yearSubscription } from '../../test/builders/billing-year.ts';
import { type Price, demandForSale, priceFrom, pricesFor, taxIdKind } from './index.ts';

const price = (id: string, metadata: Record<string, string>, interval: string | null = 'month') =>
  priceFrom({ id, unitAmount: 1500, currency: 'usd', interval, metadata });
const sold = (id: string, metadata: Record<string, string>, interval?: string) =>
  price(id, { ...metadata, isAvailableForSelfService: 'true' }, interval)!;
const business = sold('business', { planReference: 'business-2025-07', productFamily: 'TEAM', priceType: 'seat' });
const yearly = sold('yearly', { planReference: 'professional-2025-07' }, 'year');
const channels = sold('channels', { addOnReference: 'channels' });
const enterprise = price('enterprise', { planReference: 'enterprise-2025-07' })!;
const prices: readonly Price[] = [business, yearly, channels, enterprise];

describe('a price', () => {
  it('says in its metadata which plan or add-on it is of', () => {
    expect(business).toEqual({
      id: 'business',
      subject: 'PLAN',
      reference: 'business-2025-07',
      interval: 'month',
      unitAmount: 1500,
      currency: 'usd',
      isAvailableForSelfService: true,
      productFamily: 'TEAM',
      priceType: 'seat',
    });
    expect(channels).toMatchObject({ subject: 'ADD_ON', reference: 'channels', productFamily: null, priceType: null });
  });

  it('of something else, or paid once, is none of ours', () => {
    expect(price('other', {})).toBeNull();
    expect(price('once', { planReference: 'pro' }, null)).toBeNull();
    expect(price('hour', { planReference: 'pro' }, 'hour')).toBeNull();
  });

  const held = (id: string, reference: object, unitAmount = 1000) => ({
    id: `si_${id}`,
    price: id,
    quantity: 1,
    interval: 'month' as const,
    unitAmount,
    currency: 'usd',
    metadata: reference as Record<string, string>,
  });
  const idsFor = (...items: ReturnType<typeof held>[]) =>
    pricesFor(prices, yearSubscription({ items })).map(({ id, unitAmount }) => [id, unitAmount]);

  it('can be chosen if it is sold', () => {
    expect(pricesFor(prices, null)).toEqual([business, yearly, channels]);
  });

  it('stays with its customer after it is no longer sold, and takes the place of a new one', () => {
    const former = held('business-2024', { planReference: 'business-2025-07' });
    expect(idsFor(former)).toEqual([
      ['business-2024', 1000],
      ['yearly', 1500],
      ['channels', 1500],
    ]);
    const [own] = pricesFor([], yearSubscription({ items: [former] }));
    expect(own).toMatchObject({ subject: 'PLAN', isAvailableForSelfService: false });
  });

  it('of an add-on that is no longer sold can be kept or dropped', () => {
    const old = held('retention', { addOnReference: 'retention-2024' });
    expect(idsFor(held('business', { planReference: 'business-2025-07' }, 1500), old).map(([id]) => id)).toEqual([
      'business',
      'retention',
      'yearly',
      'channels',
    ]);
  });
});

describe('what is bought', () => {
  const item = ({ id }: Price, quantity = 10) => ({ price: id, quantity });

  it('is one plan, first, and its add-ons', () => {
    expect(demandForSale([item(channels, 1), item(business)], prices)).toEqual([business, channels]);
  });

  it.each([
    ['no plan', [item(channels)], 'Choose exactly one plan'],
    ['two plans', [item(business), item({ ...yearly })], 'Choose exactly one plan'],
    ['a price twice', [item(business), item(channels), item(channels)], 'A price is listed twice'],
    ['a price that is not for self service', [item(enterprise, 20)], 'There is no such price'],
    ['an unknown price', [{ price: 'none', quantity: 1 }], 'There is no such price'],
    ['too few seats', [item(business, 9)], 'The plan Business has 10 to 2000 seats'],
    ['too many seats', [item(yearly, 11)], 'The plan Professional has 3 to 10 seats'],
    ['two intervals', [item(yearly, 5), item(channels)], 'The intervals differ'],
  ])('is refused with %s', (_, items, title) => {
    expect(() => demandForSale(items, pricesFor(prices, null))).toThrow(
      expect.objectContaining({ code: 'UnprocessableContent', title }),
    );
  });
});

describe('a tax id', () => {
  it('is of the kind of its country', () => {
    expect(['DE', 'GB', 'US'].map(taxIdKind)).toEqual(['eu_vat', 'gb_vat', 'us_ein']);
  });

  it('needs a country that is known', () => {
    expect(() => taxIdKind(null)).toThrow('A tax id needs a country');
    expect(() => taxIdKind('AQ')).toThrow('cannot be added here');
  });
});
