import {
  type InvoicePreview,
  type Price,
  type ProviderSubscription,
  type Quote,
  pricesFor,
} from '@evident/domain/billing';
import { addOnOf, planOf } from '@evident/domain/plans';
import { FAKE_PRICES } from './fake-prices.ts';
import { after } from './fake-periods.ts';

type Line = InvoicePreview['lineItems'][number];
type Item = { readonly price: string; readonly quantity: number };

const nameOf = (reference: string): string => planOf(reference)?.name ?? addOnOf(reference)?.title ?? reference;

function lineOf({ quantity }: Item, price: Price, share: number, prorated: boolean, words = ''): Omit<Line, 'id'> {
  const unitPrice = price.unitAmount;
  return {
    item: price.reference,
    description: `${words}${quantity} × ${nameOf(price.reference)}`,
    quantity,
    unitPrice,
    amount: Math.round(unitPrice * quantity * share),
    prorated,
    productFamily: price.productFamily,
    priceType: price.priceType,
  };
}

/** The part of the current period that is left, from 0 to 1. */
function shareLeft({ currentPeriodEnd, items }: ProviderSubscription, from: Date): number {
  const start = Date.parse(after(currentPeriodEnd, items[0]!.interval, -1));
  const end = Date.parse(currentPeriodEnd);
  return Math.min(Math.max((end - from.getTime()) / (end - start), 0), 1);
}

/** The invoice of a change: credit for the rest of the period, and the new prices. */
export function fakePreview(quote: Quote, current: ProviderSubscription | null, now: Date): InvoicePreview {
  const { subscriptionItems: items, prorate, prorationDate, resetBillingCycle } = quote;
  const all = [...pricesFor(FAKE_PRICES, current), ...FAKE_PRICES];
  const priceOf = (item: Item): Price => all.find(({ id }) => id === item.price)!;
  const share = current ? shareLeft(current, prorationDate ? new Date(prorationDate) : now) : 1;
  const isPart = current !== null && prorate;
  // Another interval begins a new period, as at the provider.
  const wholePeriod =
    !isPart || resetBillingCycle || items.some((item) => priceOf(item).interval !== current?.items[0]!.interval);
  const lines = [
    ...(isPart ? current.items.map((item) => lineOf(item, priceOf(item), -share, true, 'Unused time on ')) : []),
    ...items.map((item) => lineOf(item, priceOf(item), wholePeriod ? 1 : share, !wholePeriod)),
  ];
  return {
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    currency: priceOf(items[0]!).currency,
    taxNumber: null,
    lineItems: lines.map((line, at) => ({ id: `line_${at + 1}`, ...line })),
  };
}
