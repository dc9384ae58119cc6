import { onFree, onTrial, paid, viewOf } from './sample-plan.ts';
import { amountInWords, planStateInWords, reasonInWords } from './words.ts';

describe('the words of a plan', () => {
  it('says amounts in their unit', () => {
    expect([amountInWords('projects', 1200), amountInWords('storage', 10e9), amountInWords('seats', null)]).toEqual([
      '1,200',
      '10 GB',
      'Unlimited',
    ]);
  });

  it('says why a feature is there, and until when', () => {
    expect(reasonInWords(null)).toBe('Not in your plan');
    expect(reasonInWords({ by: 'plan', of: 'free', until: null })).toBe('In your plan');
    expect(reasonInWords({ by: 'addOn', of: 'magic', until: null })).toBe('Add-on');
    expect(reasonInWords({ by: 'featureTrial', of: 'roles', until: '2026-12-28T00:00:00Z' })).toMatch(
      /^On trial until .*2026/,
    );
  });

  it('says what is to happen with the plan, payments only to admins', () => {
    const state = (plan: Parameters<typeof viewOf>[0], isAdmin = true) => planStateInWords(viewOf(plan), isAdmin);
    const due = (pastDueSince: string) => paid({ status: 'PAST_DUE', pastDueSince });
    expect([
      state(onFree),
      state(paid()),
      state(paid({ status: 'CANCELED', cancelAt: '2026-01-01T00:00:00Z' })),
    ]).toEqual([null, null, null]);
    expect(state(onTrial, false)).toMatch(/^You are trying this plan until/);
    expect(state(due('2026-11-20T00:00:00Z'))).toMatch(/^A payment failed\. Everything stays/);
    expect(state(due('2026-10-20T00:00:00Z'))).toMatch(/^A payment failed, and your plan ended on/);
    expect(state(due('2026-11-20T00:00:00Z'), false)).toBeNull();
    expect(state(paid({ cancelAt: '2027-03-01T00:00:00Z' }))).toMatch(/^It was canceled and ends/);
  });
});
