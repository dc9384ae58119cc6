import { yearSubscription } from '../../test/builders/billing-year.ts';
import { noticeOfChange, type ProviderSubscription, subscriptionFrom } from './index.ts';

const at = (more: Partial<ProviderSubscription> = {}) => subscriptionFrom(yearSubscription(more));
const trial = (day: string) => at({ status: 'trialing', trialEndsAt: `2026-02-${day}T00:00:00.000Z` });
const late = at({ status: 'past_due', pastDueSince: '2026-03-05T10:00:00.000Z' });
const ending = at({ cancelAt: '2026-02-05T10:00:00.000Z' });
const ended = at({ status: 'canceled' });

describe('the notice of a change', () => {
  it.each([
    ['a first plan', null, at(), 'SUBSCRIPTION_STARTED'],
    ['a plan after one that ended', ended, at(), 'SUBSCRIPTION_STARTED'],
    ['a trial', null, trial('10'), 'TRIAL_STARTED'],
    ['a longer trial', trial('10'), trial('20'), 'TRIAL_EXTENDED'],
    ['a trial that was paid for', trial('10'), at(), 'TRIAL_UPGRADED'],
    ['a trial that was not', trial('10'), at({ status: 'paused' }), 'TRIAL_EXPIRED'],
    ['a trial that was canceled', trial('10'), ended, 'TRIAL_EXPIRED'],
    ['a payment that failed, whatever event came', at(), late, 'PAYMENT_FAILED'],
    ['a payment after one that failed', late, at(), 'PAYMENT_RECOVERED'],
    ['a cancellation', at(), ending, 'SUBSCRIPTION_ENDING'],
    ['its end', ending, ended, 'SUBSCRIPTION_ENDED'],
    ['no cancellation any more', ending, at(), 'SUBSCRIPTION_RESUMED'],
    ['other seats', at(), at({ items: [{ ...yearSubscription().items[0]!, quantity: 20 }] }), 'SUBSCRIPTION_CHANGED'],
  ])('tells of %s', (_, before, after, notice) => {
    expect(noticeOfChange(before, after)).toBe(notice);
  });

  it.each([
    ['nothing', null, null],
    ['the same', at(), at()],
    ['a new period', at(), at({ currentPeriodEnd: '2026-03-05T10:00:00.000Z' })],
    ['a payment that fails again', late, late],
    ['one that ended twice', ended, ended],
    ['one that was never in effect', null, ended],
    ['a shorter trial', trial('20'), trial('10')],
  ])('tells nothing of %s', (_, before, after) => {
    expect(noticeOfChange(before, after)).toBeNull();
  });
});
