import { CONDITIONS_MAX, OPERATORS, RULES_DEPTH_MAX, conditionsOf, idsIn, readRules } from './index.ts';

const refusal = (title: string) => expect.objectContaining({ code: 'ValidationError', title });
const STRUCTURE = refusal('Invalid rules structure');
const OPERATOR = refusal('Invalid operator for field type');
const CONDITION = refusal('Failed to create condition');
const title = { field: 'note.title', operator: 'contains', value: 'churn' };
const all = (...conditions: unknown[]) => ({ combinator: 'AND', conditions });
const nested = (depth: number): object => (depth === 1 ? all(title) : all(nested(depth - 1)));
const PROJECT = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';

describe('rules', () => {
  it('are conditions and groups of them', () => {
    const rules = { combinator: 'AND', conditions: [title, { combinator: 'OR', conditions: [title, title] }] };
    expect(readRules('note:created', rules)).toEqual(rules);
  });

  it.each(['and', 'And', 'AND'])('are read with the combinator %s and written in capitals', (combinator) => {
    expect(readRules('note:created', { combinator, conditions: [title] }).combinator).toBe('AND');
  });

  it('are refused without conditions, also within a group', () => {
    const without = refusal('Cannot build rules without any conditions');
    for (const rules of [all(), all(title, all())]) expect(() => readRules('note:created', rules)).toThrow(without);
  });

  it.each([
    ['no object', null],
    ['a list', [title]],
    ['a text', 'title contains churn'],
    ['another combinator', { combinator: 'XOR', conditions: [title] }],
    ['a combinator that is no text', { combinator: 1, conditions: [title] }],
    ['conditions that are no list', { combinator: 'AND', conditions: title }],
    ['a further key', { ...all(title), not: true }],
    ['a condition that is no object', all('churn')],
    ['a condition without a field', all({ operator: 'contains', value: 'churn' })],
    ['a condition without an operator', all({ field: 'note.title', value: 'churn' })],
    ['a condition with a further key', all({ ...title, not: true })],
    ['groups too deep', nested(RULES_DEPTH_MAX + 1)],
    ['too many conditions', all(...Array.from({ length: CONDITIONS_MAX + 1 }, () => title))],
    [
      'too many conditions in groups',
      all(...Array.from({ length: 2 }, () => all(...Array.from({ length: 26 }, () => title)))),
    ],
  ])('are refused with %s', (_, rules) => {
    expect(() => readRules('note:created', rules)).toThrow(STRUCTURE);
  });

  it('compare with an empty text, which a title can be', () => {
    for (const operator of ['equal', 'notEqual'])
      expect(() => readRules('note:created', all({ field: 'note.title', operator, value: '' }))).not.toThrow();
  });

  it('need words to look for in a list', () => {
    for (const operator of ['contains', 'notContains'])
      expect(() => readRules('project:created', all({ field: 'project.tags', operator, value: '' }))).toThrow(
        CONDITION,
      );
  });

  it('can be as deep and as many as allowed', () => {
    expect(() => readRules('note:created', nested(RULES_DEPTH_MAX))).not.toThrow();
    const many = all(...Array.from({ length: CONDITIONS_MAX }, () => title));
    expect(readRules('note:created', many).conditions).toHaveLength(CONDITIONS_MAX);
  });

  it.each([
    ['note.title', 'greaterThan', 1],
    ['note.title', 'in', ['a']],
    ['note.imported', 'contains', 'a'],
    ['note.occurredOn', 'equal', '2026-01-01'],
    ['note.projectId', 'equal', PROJECT],
    ['note.title', 'constructor', 'a'],
  ])('are refused with an operator that the type of %s does not have: %s', (field, operator, value) => {
    expect(() => readRules('note:created', all({ field, operator, value }))).toThrow(OPERATOR);
  });

  it.each<[string, string, unknown]>([
    ['insight.title', 'contains', 'a'],
    ['toString', 'contains', 'a'],
    ['note.title', 'contains', 1],
    ['note.title', 'contains', 'a'.repeat(501)],
    ['note.title', 'contains', undefined],
    ['note.title', 'contains', ''],
    ['note.title', 'startsWith', ''],
    ['note.title', 'endsWith', ' '],
    ['note.title', 'contains', '\n\t'],
    ['note.imported', 'equal', 'true'],
    ['note.occurredOn', 'before', '2026-02-30'],
    ['note.occurredOn', 'before', '01.02.2026'],
    ['note.occurredOn', 'before', ['2026-03-01']],
    ['note.occurredOn', 'before', 20_260_301],
    ['note.projectId', 'in', [[PROJECT]]],
    ['note.projectId', 'in', Array.from({ length: 201 }, () => PROJECT)],
    ['note.occurredOn', 'empty', true],
    ['note.projectId', 'in', []],
    ['note.projectId', 'in', ['Interviews']],
    ['note.projectId', 'in', PROJECT],
    ['note.projectId', 'in', Array.from({ length: 201 }, () => PROJECT)],
  ])('are refused if the value of %s %s does not fit', (field, operator, value) => {
    expect(() => readRules('note:created', all({ field, operator, value }))).toThrow(CONDITION);
  });

  it.each<[string, unknown, boolean]>([
    ['user.engagementScore', 0, true],
    ['user.engagementScore', 100, true],
    ['user.engagementScore', 99.5, true],
    ['user.engagementScore', 100.5, false],
    ['user.engagementScore', -1, false],
    ['user.notesRead', 0, true],
    ['user.notesRead', -1, false],
    ['user.notesRead', 1.5, false],
    ['user.notesRead', Number.NaN, false],
  ])('bound the values of user:activity: %s, %s', (field, value, isTaken) => {
    const read = () => readRules('user:activity', all({ field, operator: 'greaterThan', value }));
    if (isTaken) expect(read).not.toThrow();
    else expect(read).toThrow(CONDITION);
  });

  it('take the three color schemes and no others', () => {
    const theme = (value: string[]) => all({ field: 'user.theme', operator: 'in', value });
    expect(() => readRules('user:activity', theme(['light', 'dark', 'auto']))).not.toThrow();
    expect(() => readRules('user:activity', theme(['light', 'blue']))).toThrow(CONDITION);
  });

  it.each<[unknown, boolean]>([
    [{ operator: 'greaterThan', value: 2 }, true],
    [{ operator: 'contains', value: 2 }, false],
    [{ operator: 'greaterThan', value: -1 }, false],
    [{ operator: 'greaterThan' }, false],
    [{ operator: 'greaterThan', value: 2, more: 1 }, false],
    [{ operator: ['greaterThan'], value: 2 }, false],
    [{ operator: 'greaterThan', value: 1.5 }, false],
    [2, false],
    [null, false],
  ])('compare the length of a list with %j', (value, isTaken) => {
    const read = () => readRules('project:created', all({ field: 'project.tags', operator: 'length', value }));
    if (isTaken) expect(read).not.toThrow();
    else expect(read).toThrow(CONDITION);
  });

  it('take texts and lists up to their limits', () => {
    const read = (field: string, operator: string, value: unknown) => () =>
      readRules('note:created', all({ field, operator, value }));
    expect(read('note.title', 'contains', 'a'.repeat(500))).not.toThrow();
    expect(
      read(
        'note.projectId',
        'in',
        Array.from({ length: 200 }, () => PROJECT),
      ),
    ).not.toThrow();
  });

  it.each<[unknown, string]>([
    [null, 'Rules are an object.'],
    [{ combinator: 'XOR', conditions: [title] }, 'The combinator is AND or OR.'],
    [{ combinator: 'AND', conditions: title }, 'Conditions are a list.'],
    [{ ...all(title), not: true }, 'A group has a combinator and conditions.'],
    [all(), 'Add a condition.'],
    [nested(RULES_DEPTH_MAX + 1), 'Groups are nested at most 5 deep.'],
    [all('churn'), 'A condition is an object.'],
    [all({ ...title, not: true }), 'A condition has a field, an operator and a value.'],
    [all(...Array.from({ length: CONDITIONS_MAX + 1 }, () => title)), 'A rule has at most 50 conditions.'],
    [all({ ...title, field: 'b'.repeat(120) }), `“note:created” has no field “${'b'.repeat(100)}”.`],
    [
      all({ ...title, operator: 'in' }),
      '“note.title” is of the type string: equal, notEqual, contains, startsWith, endsWith.',
    ],
    [all({ ...title, value: 1 }), 'The value does not fit “note.title” and contains.'],
  ])('%j are refused with advice', (rules, advice) => {
    expect(() => readRules('note:created', rules)).toThrow(expect.objectContaining({ advice }));
  });

  it('have words for their operators', () => {
    const words = Object.entries(OPERATORS).map(([type, operators]) => [
      type,
      Object.values(operators).map((operator) => operator.words),
    ]);
    expect(Object.fromEntries(words)).toEqual({
      string: ['is', 'is not', 'contains', 'starts with', 'ends with'],
      number: ['is', 'is not', 'is greater than', 'is at least', 'is less than', 'is at most'],
      boolean: ['is', 'is not'],
      date: ['is before', 'is after', 'is on', 'is not on', 'is empty'],
      array: ['contain', 'do not contain', 'have a number that'],
      enum: ['is', 'is not'],
    });
  });

  it('have the operators of the specification by type', () => {
    const names = Object.entries(OPERATORS).map(([type, operators]) => [type, Object.keys(operators)]);
    const numbers = ['greaterThan', 'greaterThanOrEqual', 'lessThan', 'lessThanOrEqual'];
    expect(Object.fromEntries(names)).toEqual({
      string: ['equal', 'notEqual', 'contains', 'startsWith', 'endsWith'],
      number: ['equal', 'notEqual', ...numbers],
      boolean: ['equal', 'notEqual'],
      date: ['before', 'after', 'on', 'notOn', 'empty'],
      array: ['contains', 'notContains', 'length'],
      enum: ['in', 'notIn'],
    });
  });

  it('name the ids of their lists', () => {
    const rules = all(title, {
      combinator: 'OR',
      conditions: [{ field: 'note.projectId', operator: 'in', value: [PROJECT] }],
    });
    expect(idsIn(readRules('note:created', rules))).toEqual([PROJECT]);
  });

  it('have their conditions in order, over all groups', () => {
    const [first, last] = [
      { ...title, value: 'price' },
      { ...title, value: 'late' },
    ];
    const read = readRules('note:created', all(first, { combinator: 'OR', conditions: [title, title] }, last));
    expect(conditionsOf(read)).toEqual([first, title, title, last]);
  });
});
