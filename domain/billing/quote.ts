import { refuse } from '../kernel/index.ts';
import { planOf } from '../plans/index.ts';
import type { Price } from './prices.ts';
import type { ProviderSubscription } from './provider-subscription.ts';
import type { Quote } from './shapes.ts';

type Items = Quote['subscriptionItems'];

/**
 * The prices of a quote, the plan first.
 * @throws Refusal `UnprocessableContent` unless they are for sale, of one interval and one plan, with seats that it allows
 */
export function demandForSale(items: Items, prices: readonly Price[]): readonly Price[] {
  const bought = items.map(
    ({ price: id }) =>
      prices.find((price) => price.id === id && price.isAvailableForSelfService) ??
      refuse('UnprocessableContent', 'There is no such price', 'Choose one of the listed prices.'),
  );
  const [plan, ...more] = bought.filter(({ subject }) => subject === 'PLAN');
  if (!plan || more.length > 0)
    refuse('UnprocessableContent', 'Choose exactly one plan', 'Add-ons come on top of a plan.');
  if (new Set(items.map(({ price }) => price)).size < items.length)
    refuse('UnprocessableContent', 'A price is listed twice', 'Add up the quantities.');
  if (bought.some(({ interval }) => interval !== plan.interval))
    refuse('UnprocessableContent', 'The intervals differ', 'Choose prices of one interval.');
  demandSeats(plan.reference, items.find(({ price }) => price === plan.id)!.quantity);
  return [plan, ...bought.filter((price) => price !== plan)];
}

function demandSeats(reference: string, seats: number): void {
  const { name, seats: allowed } = planOf(reference) ?? refuse('UnprocessableContent', 'There is no such plan');
  const most = allowed.most ?? Infinity;
  if (seats < allowed.least || seats > most)
    refuse(
      'UnprocessableContent',
      `The plan ${name} has ${allowed.least} to ${most === Infinity ? 'any number of' : most} seats`,
      'Choose another number of seats.',
    );
}

/** How far from now a proration may be computed: the time to read a preview. */
const PRORATION_MS = 3_600_000;

/**
 * Customers pay for a larger plan from the moment they have it.
 * @throws Refusal `UnprocessableContent` without proration, or with one at another time
 */
export function demandProration({ prorate, prorationDate }: Quote, now: Date): void {
  if (!prorate) refuse('UnprocessableContent', 'A change is always prorated', 'Send `prorate: true`.');
  if (prorationDate !== null && Math.abs(Date.parse(prorationDate) - now.getTime()) > PRORATION_MS)
    refuse('UnprocessableContent', 'The proration is not of now', 'Send `prorationDate: null`.');
}

/**
 * The quote with the add-ons of the subscription that are not for sale any more, which the customer keeps.
 * @throws Refusal `UnprocessableContent` if one of them cannot be paid in the interval of the quote
 */
export function withKeptAddOns(quote: Quote, current: ProviderSubscription | null, prices: readonly Price[]): Quote {
  const plan = prices.find(
    (price) => price.subject === 'PLAN' && quote.subscriptionItems.some((item) => item.price === price.id),
  );
  const isSold = (reference: string): boolean =>
    prices.some(
      (price) => price.reference === reference && price.interval === plan?.interval && price.isAvailableForSelfService,
    );
  const kept = (current?.items ?? []).filter(({ price, metadata }) => {
    const reference = metadata['addOnReference'];
    return reference && !isSold(reference) && !quote.subscriptionItems.some((item) => item.price === price);
  });
  for (const { interval, metadata } of kept)
    if (interval !== plan?.interval)
      refuse(
        'UnprocessableContent',
        `Your add-on ${metadata['addOnReference']} cannot be paid for by ${plan?.interval ?? 'another interval'}`,
        'Keep the interval, or ask us.',
      );
  return {
    ...quote,
    subscriptionItems: [...quote.subscriptionItems, ...kept.map(({ price, quantity }) => ({ price, quantity }))],
  };
}
