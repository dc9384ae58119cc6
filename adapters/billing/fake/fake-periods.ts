import type { SubscriptionInterval } from '@evident/domain/plans';
import type { FakeSubscription } from './fake-state.ts';

const DAY_MS = 86_400_000;

/** A moment some intervals later, or earlier if `count` is negative. */
export function after(moment: string, interval: SubscriptionInterval, count = 1): string {
  const date = new Date(moment);
  if (interval === 'day' || interval === 'week')
    return new Date(date.getTime() + count * (interval === 'day' ? 1 : 7) * DAY_MS).toISOString();
  const months = date.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), last);
  const start = Date.UTC(date.getUTCFullYear(), months, day);
  return new Date(start + (date.getTime() % DAY_MS)).toISOString();
}

/** A subscription at a moment: renewed, overdue, or ended since it was last looked at. */
export function atMoment(subscription: FakeSubscription, now: Date, isFailing: boolean): FakeSubscription {
  let current = subscription;
  while (current.status !== 'canceled' && new Date(current.currentPeriodEnd) <= now) {
    const { currentPeriodEnd: due, cancelAt, pastDueSince } = current;
    if (cancelAt !== null && cancelAt <= due) return { ...current, status: 'canceled' };
    current = {
      ...current,
      status: isFailing ? 'past_due' : 'active',
      pastDueSince: isFailing ? (pastDueSince ?? due) : null,
      currentPeriodEnd: after(due, current.items[0]!.interval),
    };
  }
  return current;
}
