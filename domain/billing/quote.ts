import { refuse } from '../kernel/index.ts';
import { planOf } from '../plans/index.ts';
import type { Price } from './prices.ts';
import type { Quote } from './shapes.ts';

type Items = Quote['subscriptionItems'];

/**
 * The prices of a quote, the plan first.
 * @param prices that the customer can choose
 * @throws Refusal `UnprocessableContent` unless they are for sale, of one interval and one plan, with seats that it allows
 */
export function demandForSale(items: Items, prices: readonly Price[]): readonly Price[] {
  const bought = items.map(
    ({ price: id }) =>
      prices.find((price) => price.id === id) ??
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
