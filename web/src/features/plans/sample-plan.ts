import {
  FREE,
  LIMIT_NAMES,
  type Limit,
  OFFERED,
  type Subscription,
  type WorkspacePlan,
  planFromStart,
  reverseTrial,
  viewPlan,
  viewWorkspacePlan,
} from '@evident/domain/plans';

/** The day of the stories. */
export const TODAY = new Date('2026-11-28T10:00:00Z');

const NOTHING_USED = Object.fromEntries(LIMIT_NAMES.map((limit) => [limit, 0])) as Record<Limit, number>;
const USED = { ...NOTHING_USED, projects: 1, seats: 2, transcriptionMinutes: 340, storage: 4.2e9, templates: 1 };

export const viewOf = (plan: WorkspacePlan, used: Partial<Record<Limit, number>> = {}) =>
  viewWorkspacePlan(plan, { ...USED, ...used }, TODAY);

export const onFree = planFromStart(FREE.reference);
export const onTrial = planFromStart(FREE.reference, reverseTrial(TODAY));

export const paid = (more: Partial<Subscription> = {}): WorkspacePlan => ({
  ...onFree,
  subscription: {
    plan: 'professional-2025-07',
    status: 'ACTIVE',
    interval: 'year',
    seats: 5,
    addOns: [{ reference: 'data-points-2025-07', quantity: 1 }],
    startedAt: '2026-03-01T00:00:00Z',
    currentPeriodEnd: '2027-03-01T00:00:00Z',
    pastDueSince: null,
    trialEndsAt: null,
    cancelAt: null,
    ...more,
  },
});

export const offered = OFFERED.map(viewPlan);
export const NAMES = Object.fromEntries(offered.map(({ reference, name }) => [reference, name]));
