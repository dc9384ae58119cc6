import fc from 'fast-check';
import { naive } from '../../test/support/naive-rules.ts';
import {
  type Condition,
  type Facts,
  OPERATORS,
  type RuleEvent,
  type Rules,
  fieldsOf,
  matcher,
  matches,
  readRules,
} from './index.ts';

const one = (event: RuleEvent, condition: Condition, facts: Facts): boolean =>
  matches(event, readRules(event, { combinator: 'AND', conditions: [condition] }), facts).matched;

describe('a condition', () => {
  it.each<[string, string, Condition['value'], boolean]>([
    ['Churn', 'equal', 'churn', true],
    ['Churn rate', 'equal', 'churn', false],
    ['Churn', 'notEqual', 'churn', false],
    ['Churn', 'notEqual', 'price', true],
    ['They CHURN', 'contains', 'churn', true],
    ['They stay', 'contains', 'churn', false],
    ['Churn rate', 'startsWith', 'churn', true],
    ['The churn', 'startsWith', 'churn', false],
    ['The churn', 'endsWith', 'CHURN', true],
    ['Churn rate', 'endsWith', 'churn', false],
    ['', 'equal', '', true],
    ['', 'contains', 'a', false],
  ])('compares the text %j: %s %j is %s', (fact, operator, value, met) => {
    expect(one('note:created', { field: 'note.title', operator, value }, { 'note.title': fact })).toBe(met);
  });

  it.each<[number, string, number, boolean]>([
    [2, 'equal', 2, true],
    [2, 'equal', 3, false],
    [2, 'notEqual', 2, false],
    [2, 'notEqual', 3, true],
    [3, 'greaterThan', 2, true],
    [2, 'greaterThan', 2, false],
    [2, 'greaterThanOrEqual', 2, true],
    [1, 'greaterThanOrEqual', 2, false],
    [1, 'lessThan', 2, true],
    [2, 'lessThan', 2, false],
    [2, 'lessThanOrEqual', 2, true],
    [3, 'lessThanOrEqual', 2, false],
  ])('compares the number %d: %s %d is %s', (fact, operator, value, met) => {
    const facts = { 'dataset.noteCount': fact };
    expect(one('dataset:created', { field: 'dataset.noteCount', operator, value }, facts)).toBe(met);
  });

  it.each<[string | null, string, string | null, boolean]>([
    ['2026-03-01', 'before', '2026-03-02', true],
    ['2026-03-02', 'before', '2026-03-02', false],
    ['2026-03-03', 'after', '2026-03-02', true],
    ['2026-03-02', 'after', '2026-03-02', false],
    ['2026-03-02T23:59:59Z', 'on', '2026-03-02', true],
    ['2026-03-03', 'on', '2026-03-02', false],
    ['2026-03-03', 'notOn', '2026-03-02', true],
    ['2026-03-02', 'notOn', '2026-03-02', false],
    ['2026-03-02', 'empty', null, false],
    [null, 'empty', null, true],
  ])('compares the day %s: %s %s is %s', (fact, operator, value, met) => {
    const facts = { 'note.occurredOn': fact };
    expect(one('note:created', { field: 'note.occurredOn', operator, value }, facts)).toBe(met);
  });

  it.each<[string, Condition['value'], boolean]>([
    ['contains', 'A.CSV', true],
    ['contains', 'a', false],
    ['notContains', 'c.csv', true],
    ['notContains', 'a.csv', false],
    ['length', { operator: 'equal', value: 2 }, true],
    ['length', { operator: 'greaterThan', value: 2 }, false],
  ])('looks into a list: %s %j is %s', (operator, value, met) => {
    const facts = { 'dataset.fileNames': ['a.csv', 'b.csv'] };
    expect(one('dataset:created', { field: 'dataset.fileNames', operator, value }, facts)).toBe(met);
  });

  it('compares truth and choices', () => {
    const facts = { 'note.imported': true };
    const imported = (operator: string, value: boolean) =>
      one('note:created', { field: 'note.imported', operator, value }, facts);
    expect([
      imported('equal', true),
      imported('equal', false),
      imported('notEqual', false),
      imported('notEqual', true),
    ]).toEqual([true, false, true, false]);
    const status = (operator: string, ...value: string[]) =>
      one('project:created', { field: 'project.status', operator, value }, { 'project.status': 'active' });
    expect([
      status('in', 'active', 'archived'),
      status('in', 'archived'),
      status('notIn', 'archived'),
      status('notIn', 'active'),
    ]).toEqual([true, false, true, false]);
  });

  it('is met by a missing value only for notEqual, and for the question whether it is missing', () => {
    const values: Record<string, Condition['value']> = {
      string: 'a',
      number: 1,
      boolean: true,
      date: '2026-01-01',
      array: 'a',
      enum: [],
    };
    const met = Object.entries(OPERATORS).flatMap(([type, operators]) =>
      Object.keys(operators).flatMap((operator) => {
        const [event, field] = fieldOf(type);
        const value = operator === 'length' ? { operator: 'equal' as const, value: 0 } : values[type]!;
        const { matched } = matches(event, { combinator: 'AND', conditions: [{ field, operator, value }] }, {});
        return matched ? [`${type} ${operator}`] : [];
      }),
    );
    expect(met).toEqual(['string notEqual', 'number notEqual', 'boolean notEqual', 'date empty']);
  });
});

const EVENTS = ['note:created', 'dataset:created', 'project:created'] as const;
function fieldOf(type: string): [RuleEvent, string] {
  for (const event of EVENTS)
    for (const [field, { of }] of Object.entries(fieldsOf(event))) if (of.type === type) return [event, field];
  throw new Error(type);
}

describe('rules', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'B', 'c'), maxLength: 3 });
  const fields = ['note.title', 'note.language', 'note.sourceName'];
  const condition: fc.Arbitrary<Condition> = fc.record({
    field: fc.constantFrom(...fields),
    operator: fc.constantFrom(...Object.keys(OPERATORS.string)),
    value: texts,
  });
  const { rules } = fc.letrec<{ rules: Rules }>((tie) => ({
    rules: fc.record({
      combinator: fc.constantFrom('AND', 'OR'),
      conditions: fc.array(fc.oneof({ maxDepth: 3 }, condition, tie('rules') as fc.Arbitrary<Rules>), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
  }));
  const facts = fc.dictionary(fc.constantFrom(...fields), fc.option(texts));

  it('match as a second implementation says', () => {
    fc.assert(
      fc.property(rules, facts, (some, of) => {
        const expected = naive(some, of);
        expect(matches('note:created', some, of).matched).toBe(expected);
        expect(matcher('note:created', some)(of)).toBe(expected);
      }),
    );
  });

  it('have an outcome for each condition, in their order, whatever the others say', () => {
    const flat = (some: Rules): Condition[] =>
      some.conditions.flatMap((part) => ('combinator' in part ? flat(part) : [part]));
    fc.assert(
      fc.property(rules, facts, (some, of) => {
        const { outcomes } = matches('note:created', some, of);
        expect(outcomes.map(({ met: _, ...part }) => part)).toEqual(flat(some));
        for (const { met, ...part } of outcomes) expect(met).toBe(naive({ combinator: 'AND', conditions: [part] }, of));
      }),
    );
  });
});
