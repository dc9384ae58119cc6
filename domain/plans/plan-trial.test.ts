import {
  type WorkspacePlan,
  dueTrialMail,
  entitlements,
  planFromStart,
  planTrialState,
  withPlanTrial,
  withTrialTold,
} from './index.ts';

const on = (n: number) => new Date(Date.UTC(2026, 0, n));
const free = planFromStart('free-2025-07');
const paid: WorkspacePlan = {
  ...free,
  subscription: {
    plan: 'professional-2025-07',
    status: 'ACTIVE',
    interval: 'month',
    seats: 3,
    addOns: [],
    startedAt: on(1).toISOString(),
    currentPeriodEnd: on(31).toISOString(),
    pastDueSince: null,
    trialEndsAt: null,
    cancelAt: null,
  },
};

describe('the trial of a plan', () => {
  it('begins once, for 14 days, unless a plan is paid for', () => {
    const tried = withPlanTrial(free, on(1));
    expect(entitlements(tried, on(2)).plan.name).toBe('Business');
    expect([free, tried, tried].map((plan, index) => planTrialState(plan, on([1, 14, 15][index]!)))).toEqual([
      'NotStarted',
      'Active',
      'Expired',
    ]);
    expect(() => withPlanTrial(tried, on(20))).toThrow('You tried this before');
    expect(() => withPlanTrial(paid, on(2))).toThrow('Your workspace has a paid plan');
    expect(
      withPlanTrial({ ...paid, subscription: { ...paid.subscription!, status: 'CANCELED' } }, on(2)).planTrial,
    ).toEqual(expect.objectContaining({ endsAt: on(16).toISOString() }));
  });

  it.each([
    [1, 'STARTED'],
    [11, 'STARTED'],
    [12, 'REMINDER'],
    [14, 'REMINDER'],
    [15, 'EXPIRED'],
  ])('is mailed about on day %i: %s', (day, mail) => {
    expect(dueTrialMail(withPlanTrial(free, on(1)), on(day))).toBe(mail);
  });

  it('is mailed about once for each, and never back', () => {
    const tried = withPlanTrial(free, on(1));
    const reminded = withTrialTold(tried, 'REMINDER');
    expect([dueTrialMail(reminded, on(2)), dueTrialMail(reminded, on(13)), dueTrialMail(reminded, on(15))]).toEqual([
      null,
      null,
      'EXPIRED',
    ]);
    expect(dueTrialMail(withTrialTold(tried, 'EXPIRED'), on(40))).toBeNull();
    expect(dueTrialMail(free, on(2))).toBeNull();
    expect(withTrialTold(free, 'STARTED')).toEqual(free);
  });
});
