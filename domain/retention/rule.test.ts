import {
  DAY_MS,
  GRACE_DAYS,
  NO_COUNTS,
  RECEIPT_COLUMNS,
  type RetentionRule,
  type SavedRule,
  type SavedRules,
  deletedQuote,
  deletedText,
  demandRule,
  demandWithin,
  dueAt,
  dueBy,
  dueDates,
  isStricter,
  receiptRow,
  ruleAt,
  rulesOf,
  savedRule,
  strictest,
  withRule,
} from './index.ts';

const NOW = new Date('2026-06-30T12:00:00Z');
const days = (count: number, since: RetentionRule['since'] = 'CREATED'): RetentionRule => ({
  interval: { days: count },
  since,
});
const later = (count: number): Date => new Date(NOW.getTime() + count * DAY_MS);
const by = { by: 'member', now: NOW };
const saved = (rule: RetentionRule | null, enforced = false): SavedRule =>
  savedRule(null, rule, { rule, enforced }, by);
const rules = (workspace: SavedRule | null, ...projects: [string, SavedRule][]): SavedRules => ({
  workspace,
  projects: new Map(projects),
});

describe('a rule of retention', () => {
  it('starts after seven days if it deletes more than the one in force, or else at once', () => {
    const first = savedRule(null, null, { rule: days(90), enforced: false }, by);
    expect(GRACE_DAYS).toBe(7);
    expect(first).toMatchObject({ before: null, startsAt: later(7) });
    expect([ruleAt(first, NOW), ruleAt(first, later(7)), ruleAt(null, NOW)]).toEqual([null, days(90), null]);
    const shorter = savedRule(saved(days(90)), days(90), { rule: days(30), enforced: false }, by);
    expect(ruleAt(shorter, later(6))).toEqual(days(90));
    expect(ruleAt(shorter, later(7))).toEqual(days(30));
    const none = savedRule(saved(days(90)), days(90), { rule: null, enforced: false }, by);
    expect(ruleAt(none, NOW)).toBeNull();
  });

  it('keeps the day of its start when it is saved again', () => {
    const first = savedRule(null, null, { rule: days(90), enforced: false }, by);
    const again = savedRule(first, null, { rule: days(90), enforced: true }, { by: 'other', now: later(3) });
    expect(again).toMatchObject({ startsAt: later(7), enforced: true, savedBy: 'other' });
  });

  it('is stricter with a shorter interval or another date', () => {
    expect(isStricter(days(30), days(60))).toBe(true);
    expect(isStricter(days(60), days(30))).toBe(false);
    expect([strictest([days(60), days(30)]), strictest([])]).toEqual([days(30), null]);
    expect(isStricter(days(60), days(60))).toBe(false);
    expect(isStricter(days(60, 'HAPPENED'), days(30))).toBe(true);
    expect(isStricter(days(60), null)).toBe(true);
    expect(isStricter(null, days(60))).toBe(false);
    expect(() => demandRule({ interval: {}, since: 'CREATED' })).toThrow('empty');
    expect(() => demandRule(null)).not.toThrow();
  });

  it('of a project is at most as long as that of a workspace that enforces it', () => {
    for (const rule of [null, days(91)])
      expect(() => demandWithin(saved(days(90), true), rule)).toThrow('The rule of the workspace deletes earlier');
    expect(() => demandWithin(saved(days(90), true), days(90))).not.toThrow();
    expect(() => demandWithin(saved(days(90)), null)).not.toThrow();
    expect(() => demandWithin(null, null)).not.toThrow();
  });

  it('of a project replaces that of the workspace, unless both hold because it is enforced', () => {
    const own: [string, SavedRule] = ['p', saved(days(365))];
    expect(rulesOf(rules(saved(days(90)), own), 'p', NOW)).toEqual([days(365)]);
    expect(rulesOf(rules(saved(days(90)), own), 'q', NOW)).toEqual([days(90)]);
    expect(rulesOf(rules(saved(days(90), true), own), 'p', NOW)).toEqual([days(90), days(365)]);
    expect(rulesOf(rules(saved(days(90)), ['p', saved(null)]), 'p', NOW)).toEqual([]);
    expect(rulesOf(rules(null), null, NOW)).toEqual([]);
  });

  it('has due dates, the later of which counts', () => {
    expect(dueDates([days(90), days(30), days(10, 'HAPPENED')], NOW)).toEqual({
      created: later(-30),
      happened: later(-10),
    });
    expect(dueDates([], NOW)).toEqual({ created: null, happened: null });
    const of = rules(saved(days(90)), ['p', saved(days(30))]);
    expect(dueBy(of, NOW)).toEqual({
      projects: [{ projectId: 'p', created: later(-30), happened: null }],
      others: { created: later(-90), happened: null },
    });
    expect(dueBy(of, later(30)).others.created).toEqual(later(-60));
  });

  it('deletes a note at the earliest moment that one of its rules gives', () => {
    const dates = { created: NOW, happened: later(-20) };
    expect(dueAt([days(90), days(100, 'HAPPENED')], dates)).toEqual(later(80));
    expect(dueAt([], dates)).toBeNull();
  });

  it('can be tried as if it was in force', () => {
    const tried = withRule(rules(saved(days(90))), null, { rule: days(30), enforced: false });
    expect(rulesOf(tried, 'p', NOW)).toEqual([days(30)]);
    const own = withRule(rules(null), 'p', { rule: days(30), enforced: false });
    expect(rulesOf(own, 'p', NOW)).toEqual([days(30)]);
    expect(withRule(own, 'p', null).projects.size).toBe(0);
  });
});

describe('a receipt', () => {
  it('has ids and counts of each note, and no title', () => {
    const row = receiptRow({ noteId: 'n', projectId: 'p', at: NOW, counts: { ...NO_COUNTS, notes: 1 } });
    expect(row.length).toBe(RECEIPT_COLUMNS.length);
    expect(row.slice(0, 4)).toEqual(['n', 'p', '2026-06-30T12:00:00.000Z', '1']);
  });

  it('leaves places that name the day', () => {
    expect(deletedText(NOW)).toContain('30 June 2026');
    expect(deletedQuote(NOW)).toBe('[deleted by retention on 2026-06-30]');
  });
});
