import { refuse } from '../kernel/index.ts';
import { planOf } from '../plans/index.ts';
import type { Price } from './prices.ts';
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
