import fc from 'fast-check';
import {
  ADD_ONS,
  FEATURE_NAMES,
  LIMIT_NAMES,
  PLANS,
  SUBSCRIPTION_STATUSES,
  type Entitlements,
  type Subscription,
  type WorkspacePlan,
  editableProjects,
  entitlements,
  isInEffect,
  planFromStart,
  seatsAvailable,
} from './index.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, n));
const at = (n: number) => day(n).toISOString();

const paid = (more: Partial<Subscription> = {}): Subscription => ({
  plan: 'professional-2025-07',
  status: 'ACTIVE',
  interval: 'month',
  seats: 4,
  addOns: [],
  startedAt: at(1),
  currentPeriodEnd: at(31),
  pastDueSince: null,
  trialEndsAt: null,
  cancelAt: null,
  ...more,
});
const free = planFromStart('free-2025-07');
const withPaid = (more: Partial<Subscription> = {}): WorkspacePlan => ({ ...free, subscription: paid(more) });

describe('entitlements', () => {
  it('are those of the plan without payment at first', () => {
    const { plan, reason, limits, features } = entitlements(free, day(1));
    expect([plan.name, reason]).toEqual(['Free', { by: 'plan', of: 'free-2025-07', until: null }]);
    expect(limits.seats).toEqual({ most: 3, reasons: [reason] });
    expect(features.templates).toEqual(reason);
    expect(features.publicApi).toBeUndefined();
  });

  it('never shrink because this version does not know a plan', () => {
    expect(Object.keys(entitlements(planFromStart('free-2031'), day(1)).features)).toHaveLength(FEATURE_NAMES.length);
    const { reason, features } = entitlements(withPaid({ plan: 'business-2031' }), day(1));
    expect([reason.of, Object.keys(features).length]).toEqual(['business-2031', FEATURE_NAMES.length]);
  });

  it('are those of the plan that is paid for, with the seats that were bought', () => {
    const { plan, limits } = entitlements(withPaid(), day(5));
    expect([plan.reference, limits.seats.most, limits.projects.most]).toEqual(['professional-2025-07', 4, null]);
  });

  it.each([
    [1, 3],
    [3, 3],
    [7, 7],
    [10, 10],
    [11, 10],
  ])('give for %i seats bought at least the fewest and at most the most of the plan: %i', (seats, most) => {
    expect(entitlements(withPaid({ seats }), day(5)).limits.seats.most).toBe(most);
  });

  it.each<[string, Partial<Subscription>, number, boolean]>([
    ['active, after its period, because a late event must not lock anyone out', {}, 200, true],
    ['canceled', { status: 'CANCELED' }, 5, false],
    ['to be canceled, before', { cancelAt: at(20) }, 19, true],
    ['to be canceled, on the day', { cancelAt: at(20) }, 20, false],
    ['tried with the provider, before its end', { status: 'TRIALING', trialEndsAt: at(10) }, 9, true],
    ['tried with the provider, whose result may be late', { status: 'TRIALING', trialEndsAt: at(10) }, 11, true],
    ['tried with the provider, two days after its end', { status: 'TRIALING', trialEndsAt: at(10) }, 12, false],
    ['tried without an end', { status: 'TRIALING' }, 300, true],
    ['active after a trial', { trialEndsAt: at(10) }, 11, true],
    ['past due, within 14 days', { status: 'PAST_DUE', pastDueSince: at(3) }, 16, true],
    ['past due for 14 days', { status: 'PAST_DUE', pastDueSince: at(3) }, 17, false],
    ['past due since an unknown day: from the end of the period', { status: 'PAST_DUE' }, 44, true],
    ['past due since an unknown day, 14 days later', { status: 'PAST_DUE' }, 45, false],
    ['unpaid within 14 days', { status: 'UNPAID', pastDueSince: at(3) }, 16, true],
    ['unpaid for 14 days', { status: 'UNPAID', pastDueSince: at(3) }, 17, false],
    [
      'past due and to be canceled: the earlier',
      { status: 'PAST_DUE', pastDueSince: at(3), cancelAt: at(9) },
      9,
      false,
    ],
  ])('of a plan that is %s', (_, more, on, expected) => {
    expect(isInEffect(paid(more), day(on))).toBe(expected);
    expect(entitlements(withPaid(more), day(on)).plan.name).toBe(expected ? 'Professional' : 'Free');
  });

  it('say how many seats there are', () => {
    expect([
      seatsAvailable(free, day(1)),
      seatsAvailable(withPaid(), day(1)),
      seatsAvailable(undefined, day(1)),
    ]).toEqual([3, 4, null]);
  });

  it('say how many projects can be changed', () => {
    expect([
      editableProjects(free, day(1)),
      editableProjects(withPaid(), day(1)),
      editableProjects(undefined, day(1)),
    ]).toEqual([1, null, null]);
  });

  it('say until when they hold', () => {
    const ending = entitlements(withPaid({ cancelAt: at(20), addOns: [{ reference: 'magic', quantity: 1 }] }), day(5));
    expect(ending.reason.until).toEqual(day(20));
    expect(ending.features.analytics).toEqual({ by: 'addOn', of: 'magic', until: day(20) });
  });

  it('add what was bought beside the plan, for each unit', () => {
    const addOns = [
      { reference: 'data-points-2025-07', quantity: 2 },
      { reference: 'hipaa', quantity: 0 },
      { reference: 'of a later version', quantity: 1 },
    ];
    const { limits, features } = entitlements(withPaid({ addOns }), day(5));
    expect(limits.dataPoints).toEqual({
      most: 20_250,
      reasons: [
        { by: 'plan', of: 'professional-2025-07', until: null },
        { by: 'addOn', of: 'data-points-2025-07', until: null },
      ],
    });
    expect(features.videoRedactions).toBeUndefined();
    const channels = withPaid({ addOns: [{ reference: 'channels', quantity: 1 }] });
    expect(entitlements(channels, day(5)).limits.channels.most).toBeNull();
    expect(entitlements({ ...channels, subscription: paid({ status: 'CANCELED' }) }, day(5)).limits.channels.most).toBe(
      1,
    );
  });

  it('are those of a plan that is tried, until it ends', () => {
    const tried = planFromStart('free-2025-07', { plan: 'business-2025-07', startedAt: at(1), endsAt: at(15) });
    expect(entitlements(tried, day(14)).reason).toEqual({ by: 'planTrial', of: 'business-2025-07', until: day(15) });
    expect(entitlements(tried, day(14)).features.userGroups).toBeDefined();
    expect(entitlements(tried, day(15)).plan.name).toBe('Free');
    const unknown = planFromStart('free-2025-07', { plan: 'of a later version', startedAt: at(1), endsAt: at(15) });
    expect(entitlements(unknown, day(2)).plan.name).toBe('Free');
  });

  it('take the most of a paid plan and a tried one, named after the paid one', () => {
    const both = { ...withPaid(), planTrial: { plan: 'business-2025-07', startedAt: at(1), endsAt: at(15) } };
    const { plan, features, limits } = entitlements(both, day(2));
    expect(plan.name).toBe('Professional');
    expect(features.roles?.by).toBe('plan');
    expect(features.userGroups?.by).toBe('planTrial');
    expect(limits.transcriptionMinutes.most).toBe(6000);
  });

  it('have a feature that is tried, for 30 days', () => {
    const tried: WorkspacePlan = {
      ...free,
      featureTrials: [
        { feature: 'publicApi', startedAt: at(1), requestedAt: null },
        { feature: 'templates', startedAt: at(1), requestedAt: null },
        { feature: 'roles', startedAt: null, requestedAt: at(1) },
      ],
    };
    const { features } = entitlements(tried, day(30));
    expect(features.publicApi).toEqual({ by: 'featureTrial', of: 'publicApi', until: day(31) });
    expect(features.templates?.by).toBe('plan');
    expect(features.roles).toBeUndefined();
    expect(entitlements(tried, day(31)).features.publicApi).toBeUndefined();
  });
});

/** Whether one allows at least what another does. */
function demandNoLess(more: Entitlements, less: Entitlements): void {
  for (const feature of FEATURE_NAMES) if (less.features[feature]) expect(more.features[feature]).toBeDefined();
  for (const limit of LIMIT_NAMES)
    expect(more.limits[limit].most ?? Infinity).toBeGreaterThanOrEqual(less.limits[limit].most ?? Infinity);
}

const reference = fc.constantFrom(...PLANS.map((plan) => plan.reference));
const days = fc.integer({ min: 0, max: 60 });
const maybeDay = fc.option(days.map(at));
const addOn = fc.record({
  reference: fc.constantFrom(...ADD_ONS.map((each) => each.reference)),
  quantity: fc.integer({ min: 0, max: 3 }),
});
const subscription: fc.Arbitrary<Subscription> = fc.record({
  plan: reference,
  status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
  interval: fc.constant('month' as const),
  seats: fc.integer({ min: 0, max: 30 }),
  addOns: fc.array(addOn, { maxLength: 5 }),
  startedAt: days.map(at),
  currentPeriodEnd: days.map(at),
  pastDueSince: maybeDay,
  trialEndsAt: maybeDay,
  cancelAt: maybeDay,
});
const workspace: fc.Arbitrary<WorkspacePlan> = fc.record({
  base: reference,
  subscription: fc.option(subscription),
  planTrial: fc.option(fc.record({ plan: reference, startedAt: days.map(at), endsAt: days.map(at) })),
  featureTrials: fc.array(
    fc.record({ feature: fc.constantFrom(...FEATURE_NAMES), startedAt: maybeDay, requestedAt: maybeDay }),
    { maxLength: 4 },
  ),
});

describe('for any workspace', () => {
  it('more add-ons never allow less', () => {
    fc.assert(
      fc.property(workspace, subscription, addOn, days, (held, bought, more, on) => {
        const with_ = (addOns: Subscription['addOns']) =>
          entitlements({ ...held, subscription: { ...bought, addOns } }, day(on));
        demandNoLess(with_([...bought.addOns, more]), with_(bought.addOns));
      }),
    );
  });

  it('a day inside a trial never allows less than a day after it', () => {
    fc.assert(
      fc.property(workspace, days, days, (held, a, b) => {
        const trying = { ...held, subscription: null };
        demandNoLess(entitlements(trying, day(Math.min(a, b))), entitlements(trying, day(Math.max(a, b))));
      }),
    );
  });

  it('a plan that is paid for or tried never allows less than the one without payment', () => {
    fc.assert(
      fc.property(workspace, days, (held, on) =>
        demandNoLess(entitlements(held, day(on)), entitlements(planFromStart(held.base), day(on))),
      ),
    );
  });

  it('everything allowed has a reason that has not ended', () => {
    fc.assert(
      fc.property(workspace, days, (held, on) => {
        const { features, limits, reason } = entitlements(held, day(on));
        for (const { until } of [
          reason,
          ...Object.values(features),
          ...Object.values(limits).flatMap((l) => l.reasons),
        ])
          expect(until === null || until > day(on)).toBe(true);
      }),
    );
  });
});
