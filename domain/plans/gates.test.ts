import {
  FEATURES_HERE,
  FEATURE_NAMES,
  PlanRefusal,
  demandFeature,
  demandRoom,
  planFromStart,
  planWith,
  planWithRoom,
  viewPlan,
  viewWorkspacePlan,
  FREE,
  LIMIT_NAMES,
  type Limit,
  UNLIMITED_VIEW,
} from './index.ts';

const now = new Date('2026-12-31T23:30:00Z');
const free = planFromStart('free-2025-07');

function refusalOf(act: () => void): PlanRefusal | null {
  try {
    act();
    return null;
  } catch (error) {
    return error as PlanRefusal;
  }
}

describe('a gate', () => {
  it('is open where nothing is limited', () => {
    for (const feature of FEATURE_NAMES) demandFeature(undefined, feature, now);
    demandRoom(undefined, 'projects', { used: 1e9, more: 1e9 }, now);
  });

  it('names the first plan that has the feature', () => {
    expect(refusalOf(() => demandFeature(free, 'publicApi', now))).toMatchObject({
      code: 'PlanRequired',
      title: 'Access tokens for programs: not in your plan',
      advice: 'The plan Professional has it. An admin can change the plan.',
      gate: { feature: 'publicApi', plan: 'professional-2025-07' },
    });
    expect(refusalOf(() => demandFeature(free, 'templates', now))).toBeNull();
    for (const feature of FEATURE_NAMES) expect(planWith(feature)).toBeDefined();
  });

  it.each([
    [0, 1, null],
    [1, 0, null],
    [1, 1, 'The plan Free has 1 project'],
    [0, 2, 'The plan Free has 1 project'],
  ])('has room for one project: %i used and %i more', (used, more, title) => {
    expect(refusalOf(() => demandRoom(free, 'projects', { used, more }, now))?.title ?? null).toBe(title);
  });

  it('names the first plan with room', () => {
    const refusal = refusalOf(() => demandRoom(free, 'transcriptionMinutes', { used: 590, more: 1300 }, now));
    expect(refusal).toMatchObject({
      title: 'The plan Free has 600 minutes of transcription a month',
      gate: { limit: 'transcriptionMinutes', most: 600, used: 590, plan: 'business-2025-07' },
    });
    expect(planWithRoom('seats', 2001)).toBeUndefined();
    expect(refusalOf(() => demandRoom(free, 'seats', { used: 0, more: 2001 }, now))).toMatchObject({
      advice: 'Ask us for a plan that has more.',
      gate: { plan: null },
    });
  });
});

describe('the view of a workspace’s plan', () => {
  const used = Object.fromEntries(LIMIT_NAMES.map((limit, index) => [limit, index])) as Record<Limit, number>;

  it('has each feature and limit once, with why, and the plan that has more', () => {
    const view = viewWorkspacePlan(free, used, now);
    expect(view.plan).toEqual(viewPlan(FREE));
    expect(view.features.map(({ feature }) => feature)).toEqual(FEATURES_HERE);
    expect(view.features[0]).toEqual({
      feature: 'roles',
      title: 'Roles of members',
      reason: null,
      trial: 'NotStarted',
      canTry: true,
      plan: 'professional-2025-07',
    });
    expect(view.limits[0]).toEqual({
      limit: 'projects',
      title: 'Projects',
      most: 1,
      used: 0,
      resetsAt: null,
      plan: 'professional-2025-07',
    });
  });

  it('says when the minutes of a month begin again, in UTC and across a year', () => {
    const minutes = viewWorkspacePlan(free, used, now).limits.find(({ limit }) => limit === 'transcriptionMinutes');
    expect(minutes).toMatchObject({ most: 600, resetsAt: '2027-01-01T00:00:00.000Z' });
  });

  it('says until when a plan stays whole although a payment is due', () => {
    const subscription = {
      plan: 'professional-2025-07',
      status: 'PAST_DUE' as const,
      interval: 'month' as const,
      seats: 3,
      addOns: [],
      startedAt: '2026-11-01T00:00:00.000Z',
      currentPeriodEnd: '2027-01-01T00:00:00.000Z',
      pastDueSince: '2026-12-30T00:00:00.000Z',
      trialEndsAt: null,
      cancelAt: null,
    };
    const view = viewWorkspacePlan({ ...free, subscription }, used, now);
    expect(view.subscription).toMatchObject({
      status: 'PAST_DUE',
      inEffect: true,
      graceEndsAt: '2027-01-13T00:00:00.000Z',
    });
    expect(view.reason).toEqual({ by: 'plan', of: 'professional-2025-07', until: '2027-01-13T00:00:00.000Z' });
    expect(
      viewWorkspacePlan({ ...free, subscription: { ...subscription, pastDueSince: null } }, used, now),
    ).toMatchObject({ subscription: { graceEndsAt: null } });
  });

  it('is empty where nothing is limited', () => {
    expect(UNLIMITED_VIEW).toMatchObject({ limited: false, plan: null, features: [], limits: [] });
  });
});
