import fc from 'fast-check';
import { BILLING_YEAR, YEAR_MODE, YEAR_TEAM, yearEvent, yearSubscription } from '../../test/builders/billing-year.ts';
import type { Subscription } from '../plans/index.ts';
import {
  PAYMENT_EVENTS,
  type PaymentEvent,
  type ProviderSubscription,
  checkPaymentEvent,
  currentOf,
  ofTeam,
  paymentEventKind,
  settled,
  subscriptionFrom,
} from './index.ts';

const sent = BILLING_YEAR.flatMap(({ events }, at) => events.map((event) => ({ event, at })));
const truthAt = (at: number): readonly ProviderSubscription[] =>
  BILLING_YEAR[Math.min(Math.floor(at), BILLING_YEAR.length - 1)]!.subscriptions;
const END = BILLING_YEAR.length - 1;
const truth = subscriptionFrom(currentOf(truthAt(END))!);

interface Delivery {
  readonly event: PaymentEvent;
  /** Step of the year in which it arrives. */
  readonly at: number;
}

/** Each event late by up to two years, some twice, some never, and events that the provider never sent. */
const deliveries: fc.Arbitrary<Delivery[]> = fc
  .tuple(
    fc.array(fc.record({ lost: fc.boolean(), lateBy: fc.nat(2 * END), again: fc.option(fc.nat(2 * END)) }), {
      minLength: sent.length,
      maxLength: sent.length,
    }),
    fc.array(fc.record({ type: fc.constantFrom(...Object.keys(PAYMENT_EVENTS)), at: fc.nat(2 * END) })),
  )
  .map(([fates, forged]) => [
    ...sent.flatMap(({ event, at }, index) => {
      const { lost, lateBy, again } = fates[index]!;
      if (lost) return [];
      return [at + lateBy, ...(again === null ? [] : [at + again])].map((when) => ({ event, at: when }));
    }),
    ...forged.map(({ type, at }) => ({ event: yearEvent(type as never, { live: true }), at })),
  ])
  .map((all) => all.toSorted((one, other) => one.at - other.at));

/** Handles deliveries as the application does: each event once, its content ignored, the current objects fetched. */
function after(all: readonly Delivery[]): {
  stored: Subscription | null;
  states: (Subscription | null)[];
  last: number;
} {
  const ledger = new Set<string>();
  const states: (Subscription | null)[] = [];
  let [stored, last]: [Subscription | null, number] = [null, -1];
  for (const { event, at } of all) {
    if (isForged(event) || ledger.has(event.id)) continue;
    ledger.add(event.id);
    if (!paymentEventKind(event.type)?.syncs) continue;
    stored = settled(stored, truthAt(at));
    last = at;
    states.push(stored);
  }
  return { stored, states, last };
}

function isForged(event: PaymentEvent): boolean {
  try {
    checkPaymentEvent(event, YEAR_MODE);
    return false;
  } catch {
    return true;
  }
}

describe('a year of payment events', () => {
  it('ends in the truth of the provider after the nightly comparison, in any order, with losses, repeats and forgeries', () => {
    fc.assert(
      fc.property(deliveries, (all) => {
        const { stored } = after(all);
        expect(settled(stored, truthAt(END))).toEqual(truth);
        expect(settled(settled(stored, truthAt(END)), truthAt(END))).toEqual(truth);
      }),
      { numRuns: 500 },
    );
  });

  it('needs no comparison if any event arrives after the last change', () => {
    fc.assert(
      fc.property(deliveries, (all) => {
        const { stored, last } = after(all);
        if (last >= END) expect(stored).toEqual(truth);
      }),
      { numRuns: 500 },
    );
  });

  it('never shows a paid plan as unpaid because of an attempt that was not paid', () => {
    fc.assert(
      fc.property(deliveries, (all) => {
        const { states } = after(all);
        const since = states.findIndex((state) => state !== null);
        if (since >= 0) expect(states.slice(since)).not.toContain(null);
      }),
    );
  });
});

describe('the subscription that counts', () => {
  const paid = yearSubscription({ id: 'paid' });
  const before = subscriptionFrom(paid);

  it.each(['incomplete', 'incomplete_expired'] as const)('is never one that is %s', (status) => {
    const other = yearSubscription({ id: 'other', status, startedAt: '2027-01-01T00:00:00.000Z' });
    expect(currentOf([other, paid])?.id).toBe('paid');
    expect(currentOf([other])).toBeNull();
    expect(settled(before, [other])).toEqual(before);
    expect(settled(null, [other])).toBeNull();
  });

  it('is one that gives its plan rather than a newer one that ended', () => {
    const ended = yearSubscription({ id: 'ended', status: 'canceled', startedAt: '2027-01-01T00:00:00.000Z' });
    const late = yearSubscription({ id: 'late', status: 'past_due' });
    expect(currentOf([ended, late])?.id).toBe('late');
    expect(currentOf([ended, late, paid])?.id).toBe('paid');
  });

  it('is the newest of several that give as much, in any order', () => {
    const newer = yearSubscription({ id: 'newer', startedAt: '2026-05-01T00:00:00.000Z' });
    expect(currentOf([paid, newer])?.id).toBe('newer');
    expect(currentOf([newer, paid])?.id).toBe('newer');
  });

  it('stays when the provider does not know the customer', () => {
    expect(settled(before, null)).toEqual(before);
  });
});

it('the subscriptions of a workspace are its own, and those that name none', () => {
  const [own, other, unnamed] = [YEAR_TEAM, 'other', null].map((teamId) => yearSubscription({ teamId }));
  expect(ofTeam(YEAR_TEAM, [own!, other!, unnamed!])).toEqual([own, unnamed]);
});
