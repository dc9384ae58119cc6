import type { ProviderSubscription } from './provider-subscription.ts';
import {
  PRODUCT_FAMILIES,
  type ProductFamily,
  SUBSCRIPTION_INTERVALS,
  type SubscriptionInterval,
} from '../plans/index.ts';

export const PRICE_SUBJECTS = ['PLAN', 'ADD_ON'] as const;

/** A price of a plan or an add-on, per seat or unit. */
export interface Price {
  readonly id: string;
  readonly subject: (typeof PRICE_SUBJECTS)[number];
  /** Of the plan or add-on. */
  readonly reference: string;
  readonly interval: SubscriptionInterval;
  /** In the smallest unit of the currency, such as cents. */
  readonly unitAmount: number;
  /** ISO 4217, in lower case. */
  readonly currency: string;
  readonly isAvailableForSelfService: boolean;
  readonly productFamily: ProductFamily | null;
  readonly priceType: string | null;
}

/** A price as the provider has it. */
export interface ProviderPrice extends Pick<Price, 'id' | 'unitAmount' | 'currency'> {
  readonly interval: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null | undefined): T | null =>
  values.find((value) => value === text) ?? null;

/** Null for a price of something else, and for one that does not repeat. */
export function priceFrom({ id, unitAmount, currency, interval: every, metadata }: ProviderPrice): Price | null {
  const { planReference, addOnReference, isAvailableForSelfService, productFamily, priceType } = metadata as Partial<
    Record<string, string>
  >;
  const interval = oneOf(SUBSCRIPTION_INTERVALS, every);
  const reference = planReference ?? addOnReference;
  if (!interval || !reference) return null;
  return {
    id,
    subject: planReference ? 'PLAN' : 'ADD_ON',
    reference,
    interval,
    unitAmount,
    currency,
    isAvailableForSelfService: isAvailableForSelfService === 'true',
    productFamily: oneOf(PRODUCT_FAMILIES, productFamily),
    priceType: priceType ?? null,
  };
}

/** The prices of a customer's subscription, which stay theirs after they are no longer sold. */
const ownPrices = (current: ProviderSubscription | null): Price[] =>
  (current?.items ?? []).flatMap((item) => priceFrom({ ...item, id: item.price }) ?? []);

/**
 * The prices that an admin can choose without talking to us: those that are sold, and those of their subscription. One of
 * these takes the place of the one for the same thing and interval, so that more seats cost as much as the first.
 */
export function pricesFor(prices: readonly Price[], current: ProviderSubscription | null): Price[] {
  const own = ownPrices(current);
  const isOwn = ({ reference, interval }: Price): boolean =>
    own.some((each) => each.reference === reference && each.interval === interval);
  return [...own, ...prices.filter((price) => price.isAvailableForSelfService && !isOwn(price))];
}
