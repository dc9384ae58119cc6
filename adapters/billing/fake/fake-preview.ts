import type { InvoicePreview, Price, ProviderSubscription, Quote } from '@evident/domain/billing';
import { addOnOf, planOf } from '@evident/domain/plans';
import { fakePrice } from './fake-prices.ts';
import { after } from './fake-periods.ts';

type Line = InvoicePreview['lineItems'][number];
type Item = { readonly price: string; readonly quantity: number };

const nameOf = (reference: string): string => planOf(reference)?.name ?? addOnOf(reference)?.title ?? reference;

function lineOf({ price: id, quantity }: Item, share: number, prorated: boolean, words = ''): Omit<Line, 'id'> {
  const price: Price = fakePrice(id);
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
  const share = current ? shareLeft(current, prorationDate ? new Date(prorationDate) : now) : 1;
  const isPart = current !== null && prorate;
  const wholePeriod = !isPart || resetBillingCycle || items.some(({ price }) => isOther(price, current));
  const lines = [
    ...(isPart ? current.items.map((item) => lineOf(item, -share, true, 'Unused time on ')) : []),
    ...items.map((item) => lineOf(item, wholePeriod ? 1 : share, !wholePeriod)),
  ];
  return {
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    currency: fakePrice(items[0]!.price).currency,
    taxNumber: null,
    lineItems: lines.map((line, at) => ({ id: `line_${at + 1}`, ...line })),
  };
}

/** Another interval begins a new period, as at the provider. */
const isOther = (price: string, current: ProviderSubscription | null): boolean =>
  fakePrice(price).interval !== current?.items[0]!.interval;
