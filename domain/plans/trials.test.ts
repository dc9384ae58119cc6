import {
  type FeatureTrial,
  daysAfter,
  entitlements,
  featureTrialState,
  planFromStart,
  reverseTrial,
  trialEnd,
  withTrialRequested,
  withTrialStarted,
} from './index.ts';

const at = (n: number, seconds = 0) => new Date(Date.UTC(2026, 0, n, 0, 0, seconds)).toISOString();
const on = (n: number, seconds = 0) => new Date(at(n, seconds));
const trial = (startedAt: string | null, requestedAt: string | null): FeatureTrial => ({
  feature: 'publicApi',
  startedAt,
  requestedAt,
});

describe('the trial of a feature', () => {
  // Decision D13.
  it.each<[string, FeatureTrial | undefined, Date, string]>([
    ['never tried', undefined, on(1), 'NotStarted'],
    ['on its first day', trial(at(1), null), on(1), 'Active'],
    ['in its last second', trial(at(1), null), on(30, 86_399), 'Active'],
    ['after 30 days', trial(at(1), null), on(31), 'Expired'],
    ['asked for', trial(null, at(1)), on(3, 86_399), 'Requested'],
    ['asked for three days ago', trial(null, at(1)), on(4), 'NotStarted'],
    ['active although asked for', trial(at(1), at(1)), on(2), 'Active'],
    ['over, and asked for again', trial(at(1), at(40)), on(41), 'Requested'],
    ['over, and asked for long ago', trial(at(1), at(40)), on(43), 'Expired'],
  ])('%s', (_, tried, day, state) => {
    expect(featureTrialState(tried, day)).toBe(state);
  });

  it('ends 30 days after it began', () => {
    expect(daysAfter(at(1), 30)).toEqual(on(31));
    expect([trialEnd(trial(at(1), null)), trialEnd(trial(null, at(1)))]).toEqual([on(31), null]);
  });

  it('starts once', () => {
    const started = withTrialStarted(planFromStart('free-2025-07'), 'publicApi', on(1));
    expect(entitlements(started, on(2)).features.publicApi?.by).toBe('featureTrial');
    expect(() => withTrialStarted(started, 'publicApi', on(2))).toThrow('Your plan has this already');
    expect(() => withTrialStarted(started, 'publicApi', on(40))).toThrow('You tried this before');
  });

  it('is not for what the plan has', () => {
    const free = planFromStart('free-2025-07');
    expect(() => withTrialStarted(free, 'templates', on(1))).toThrow('Your plan has this already');
    expect(() => withTrialRequested(free, 'templates', on(1))).toThrow('Your plan has this already');
  });

  it('is asked for once in three days, and keeps what was asked when it starts', () => {
    const asked = withTrialRequested(planFromStart('free-2025-07'), 'publicApi', on(1));
    expect(withTrialRequested(asked, 'publicApi', on(3))).toBe(asked);
    expect(withTrialRequested(asked, 'publicApi', on(4)).featureTrials).toEqual([trial(null, at(4))]);
    expect(withTrialStarted(asked, 'publicApi', on(2)).featureTrials).toEqual([trial(at(2), at(1))]);
    const over = withTrialStarted(asked, 'publicApi', on(2));
    expect(withTrialRequested(over, 'publicApi', on(40)).featureTrials).toEqual([trial(at(2), at(40))]);
  });
});

it('a reverse trial begins with everything for 14 days', () => {
  expect(reverseTrial(on(1))).toEqual({ plan: 'business-2025-07', startedAt: at(1), endsAt: at(15) });
});
