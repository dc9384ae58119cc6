import type { Price } from '@evident/domain/billing';
import { ADD_ONS, OFFERED, type SubscriptionInterval } from '@evident/domain/plans';

/** Cents a month for a seat of a plan, or a unit of an add-on. Examples only: nothing is charged. */
const PLAN_CENTS: Readonly<Record<string, number>> = { professional: 1500, business: 3000, enterprise: 6000 };
const ADD_ON_CENTS = 10_000;
/** A year costs as much as ten months. */
const MONTHS: readonly (readonly [SubscriptionInterval, number])[] = [
  ['month', 1],
  ['year', 10],
];

const SOLD_BY_US = 'enterprise';

/** Prices of all plans and add-ons that are sold, by month and by year. */
export const FAKE_PRICES: readonly Price[] = MONTHS.flatMap(([interval, months]) => [
  ...OFFERED.filter(({ baseReference }) => baseReference in PLAN_CENTS).map((plan) => ({
    id: `price_${plan.reference}_${interval}`,
    subject: 'PLAN' as const,
    reference: plan.reference,
    interval,
    unitAmount: PLAN_CENTS[plan.baseReference]! * months,
    currency: 'usd',
    isAvailableForSelfService: plan.baseReference !== SOLD_BY_US,
    productFamily: plan.productFamily,
    priceType: 'seat',
  })),
  ...ADD_ONS.filter(({ isLegacy }) => !isLegacy).map(({ reference }) => ({
    id: `price_${reference}_${interval}`,
    subject: 'ADD_ON' as const,
    reference,
    interval,
    unitAmount: ADD_ON_CENTS * months,
    currency: 'usd',
    isAvailableForSelfService: true,
    productFamily: null,
    priceType: 'unit',
  })),
]);

export const fakePrice = (id: string): Price => FAKE_PRICES.find((price) => price.id === id)!;

/** Metadata of a price, as an operator sets it at the provider. */
export const metadataOf = ({ subject, reference, productFamily, priceType }: Price): Record<string, string> => ({
  [subject === 'PLAN' ? 'planReference' : 'addOnReference']: reference,
  ...(productFamily && { productFamily }),
  ...(priceType && { priceType }),
});
