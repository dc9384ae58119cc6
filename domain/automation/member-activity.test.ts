import fc from 'fast-check';
import { type ActivityCounts, activityDay, engagementScore, readTrigger, refuseAdminsOnly } from './index.ts';

const NOTHING: ActivityCounts = { notesRead: 0, highlights: 0, insights: 0, sessions: 0 };
const NAMES = Object.keys(NOTHING) as (keyof ActivityCounts)[];
const count = fc.oneof(fc.nat({ max: 30 }), fc.nat({ max: 1_000_000_000 }));
const counts: fc.Arbitrary<ActivityCounts> = fc.record({
  notesRead: count,
  highlights: count,
  insights: count,
  sessions: count,
});

describe('the engagement score of a member', () => {
  it.each<[number, Partial<ActivityCounts>]>([
    [0, {}],
    [2, { notesRead: 1 }],
    [40, { notesRead: 20 }],
    [1.5, { highlights: 1 }],
    [30, { highlights: 20 }],
    [10, { insights: 1 }],
    [20, { insights: 2 }],
    [5, { sessions: 1 }],
    [10, { sessions: 3 }],
    [18.5, { notesRead: 1, highlights: 1, insights: 1, sessions: 1 }],
    [100, { notesRead: 20, highlights: 20, insights: 2, sessions: 2 }],
  ])('is %d for %j', (score, some) => expect(engagementScore({ ...NOTHING, ...some })).toBe(score));

  it('is from 0 to 100, with one decimal', () => {
    fc.assert(
      fc.property(counts, (some) => {
        const score = engagementScore(some);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(Number(score.toFixed(1))).toBe(score);
      }),
    );
  });

  it('is never lower after more of anything', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom(...NAMES), fc.nat({ max: 50 }), (some, name, more) => {
        const after = engagementScore({ ...some, [name]: some[name] + more });
        expect(after).toBeGreaterThanOrEqual(engagementScore(some));
      }),
    );
  });
});

describe('the day of a reckoning', () => {
  it.each([
    ['2026-11-28T01:59:59Z', '2026-11-27'],
    ['2026-11-28T02:00:00Z', '2026-11-28'],
    ['2026-11-28T23:59:59Z', '2026-11-28'],
  ])('at %s is %s', (at, day) => expect(activityDay(new Date(at))).toBe(day));
});

describe('rules on the activity of members', () => {
  const conditions = [{ field: 'user.notesRead', operator: 'equal', value: 0 }];
  const activity = readTrigger({ type: 'Event', event: 'user:activity', rules: { combinator: 'AND', conditions } });
  it('are for admins', () => {
    expect(() => refuseAdminsOnly(activity, false)).toThrow('Only admins make rules on the activity of members');
    refuseAdminsOnly(activity, true);
  });
  it('are the only ones', () => {
    refuseAdminsOnly({ type: 'Cron', cronExpression: '0 9 * * 1', timezone: 'UTC' }, false);
    refuseAdminsOnly(
      readTrigger({
        type: 'Event',
        event: 'project:created',
        rules: { combinator: 'AND', conditions: [{ field: 'project.name', operator: 'equal', value: '' }] },
      }),
      false,
    );
  });
});
