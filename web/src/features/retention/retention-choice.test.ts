import { chosenRule, deletesMore, hasStarted, savedChoice } from './retention-choice.ts';
import { savedRule } from './sample-retention.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const days = (count: number) => ({ interval: { days: count }, since: 'CREATED' }) as const;

describe('a choice of retention', () => {
  it('follows the workspace in a project without a rule of its own', () => {
    expect(savedChoice(true, null).kept).toBe('workspace');
    expect(savedChoice(false, null).kept).toBe('always');
    expect(chosenRule(savedChoice(true, null), savedRule)).toEqual(savedRule.rule);
    expect(chosenRule(savedChoice(true, savedRule), null)).toEqual(savedRule.rule);
    expect(chosenRule(savedChoice(true, null), null)).toBeNull();
  });

  it('is confirmed if it deletes more than what holds now', () => {
    const choice = savedChoice(false, savedRule);
    expect(deletesMore(days(90), choice, savedRule, null, NOW)).toBe(true);
    expect(deletesMore(days(365), choice, savedRule, null, NOW)).toBe(false);
    expect(deletesMore(null, choice, savedRule, null, NOW)).toBe(false);
    expect(deletesMore(days(365), { ...choice, enforced: true }, savedRule, null, NOW)).toBe(true);
    const later = { ...savedRule, startsAt: '2026-06-02T00:00:00Z' };
    expect([hasStarted(later, NOW), deletesMore(days(365), choice, later, null, NOW)]).toEqual([false, true]);
    expect(deletesMore(days(90), choice, null, savedRule, NOW)).toBe(true);
  });
});
