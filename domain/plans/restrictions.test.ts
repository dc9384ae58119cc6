import {
  LIMIT_NAMES,
  type Limit,
  type WorkspacePlan,
  isRestricted,
  planFromStart,
  restrictionsOf,
  viewWorkspacePlan,
} from './index.ts';

const now = new Date('2027-01-10T12:00:00Z');
const NOTHING = Object.fromEntries(LIMIT_NAMES.map((limit) => [limit, 0])) as Record<Limit, number>;
const view = (plan: WorkspacePlan, used: Partial<Record<Limit, number>> = {}) =>
  viewWorkspacePlan(plan, { ...NOTHING, ...used }, now);
const business = planFromStart('business-2025-07');
const wanted = (plan: string, seats = 3) => ({ plan, seats, addOns: [] });

describe('the restrictions of another plan', () => {
  it('are the features that end, and the amounts that are beyond it', () => {
    const { features, limits } = restrictionsOf(
      view(business, { projects: 7, seats: 9, folders: 1 }),
      wanted('free-2025-07'),
    );
    expect(features.map(({ feature }) => feature)).toContain('projectPermissions');
    expect(limits).toEqual([
      { limit: 'projects', title: 'Projects', used: 7, most: 1 },
      { limit: 'seats', title: 'Seats', used: 9, most: 3 },
    ]);
  });

  it('are none for a larger plan, or for what is used now with its seats', () => {
    expect(isRestricted(restrictionsOf(view(planFromStart('free-2025-07')), wanted('business-2025-07')))).toBe(false);
    const used = view(business, { seats: 12 });
    expect(isRestricted(restrictionsOf(used, wanted('business-2025-07', 12)))).toBe(false);
    expect(restrictionsOf(used, wanted('business-2025-07', 11)).limits).toMatchObject([{ used: 12, most: 11 }]);
  });

  it('do not count trials, which end in any case', () => {
    const tried = {
      ...planFromStart('free-2025-07'),
      featureTrials: [{ feature: 'linkSharing' as const, startedAt: now.toISOString(), requestedAt: null }],
    };
    expect(isRestricted(restrictionsOf(view(tried), wanted('free-2025-07')))).toBe(false);
  });

  it('are not guessed for a plan that is not known', () => {
    expect(isRestricted(restrictionsOf(view(business, { projects: 900 }), wanted('business-2031')))).toBe(false);
  });
});
