import fc from 'fast-check';
import {
  type Clause,
  EVERYTHING,
  type FilterRecord,
  type FilterValue,
  type Leaf,
  type Location,
  type Point,
  NOTHING,
  and,
  keyOf,
  matches,
  not,
  or,
  simplified,
  some,
} from './index.ts';

const FIELD = '00000000-0000-7000-8000-000000000001';
const title: Location = { attribute: 'title' };
const tags: Location = { attribute: 'tags' };
const count: Location = { attribute: 'highlightCount' };
const created: Location = { attribute: 'createdAt' };
const date: Location = { attribute: 'date' };
const archived: Location = { attribute: 'archived' };
const field: Location = { fieldId: FIELD, of: 'PERSON', datum: 'stringFilter' };

const words = fc.constantFrom(
  '',
  'a',
  'Trust the number',
  'trust, THE number!',
  'I trust',
  'Çà et là',
  "don't",
  '支付失败',
);
const instants = fc.constantFrom('2026-05-01T00:00:00.000Z', '2026-05-01T23:59:59.999Z', '2026-05-02T00:00:00.000Z');
/** Those of readers in UTC, in Kiribati (+14) and in Samoa (-11). */
const points = fc
  .tuple(instants, fc.constantFrom(0, 14, -11))
  .map(([instant, hours]) => ({ instant, clock: new Date(Date.parse(instant) + hours * 3_600_000).toISOString() }));
const leaf: fc.Arbitrary<Leaf> = fc.oneof(
  fc.record({
    kind: fc.constant('contains' as const),
    at: fc.constantFrom(title, field),
    phrase: fc.constantFrom('trust', 'the number', 'a', 'dont', 'ca', '付 失', 'number trust'),
  }),
  fc.record({
    kind: fc.constant('equalTo' as const),
    at: fc.constantFrom(title, field),
    value: fc.constantFrom('a', 'ca et la', 'i trust'),
  }),
  fc.record({ kind: fc.constant('equalTo' as const), at: fc.constant(count), value: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('equalTo' as const), at: fc.constant(archived), value: fc.boolean() }),
  fc.record({
    kind: fc.constant('equalTo' as const),
    at: fc.constantFrom(created, date),
    value: fc.record({ first: points, next: points }),
  }),
  fc.record({
    kind: fc.constantFrom('greaterThan' as const, 'lessThan' as const),
    at: fc.constant(count),
    value: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({
    kind: fc.constantFrom('greaterThan' as const, 'lessThan' as const),
    at: fc.constantFrom(created, date),
    value: points,
  }),
  fc.record({
    kind: fc.constantFrom('in' as const, 'overlaps' as const),
    at: fc.constant(tags),
    values: fc.subarray(['t1', 't2', 't3']),
  }),
  fc.record({
    kind: fc.constant('empty' as const),
    at: fc.constantFrom(title, tags, count, created, date, archived, field),
  }),
);
const { clause } = fc.letrec<{ clause: Clause }>((tie) => ({
  clause: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      clauses: fc.array(tie('clause'), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), clause: tie('clause') }),
  ),
}));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const record: fc.Arbitrary<FilterRecord> = fc.record(
  {
    title: maybe(words),
    tags: fc.subarray(['t1', 't2', 't3']),
    highlightCount: maybe(fc.integer({ min: 0, max: 3 })),
    createdAt: maybe(instants.map((iso) => new Date(iso))),
    date: maybe(instants.map((iso) => new Date(iso))),
    archived: maybe(fc.boolean()),
    [keyOf(field)]: fc.array(words, { maxLength: 2 }),
  },
  { requiredKeys: ['title'] },
);

/** The meaning of a clause, written a second time: it first lists which values there are, then which of them fit. */
function naive(of: Clause, one: FilterRecord): boolean {
  if ('clauses' in of) {
    let held = 0;
    for (const part of of.clauses) if (naive(part, one)) held += 1;
    return of.kind === 'and' ? held === of.clauses.length : held > 0;
  }
  if ('clause' in of) return naive(of.clause, one) === false;
  const raw = one['attribute' in of.at ? of.at.attribute : `${of.at.of}.${of.at.fieldId}`];
  const values = ([raw].flat() as (FilterValue | null | undefined)[]).filter(
    (value) => (value ?? '') !== '',
  ) as FilterValue[];
  if (of.kind === 'empty') return !values.length;
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '');
  const said = (text: string) =>
    plain(text)
      .replaceAll("'", '')
      .replace(/\p{Script=Han}/gu, '-$&-')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
  return values.some((value) => {
    if (of.kind === 'contains') {
      const [text, phrase] = [said(value as string), said(of.phrase)];
      return text.some((_, at) => phrase.every((word, index) => text[at + index] === word));
    }
    if (of.kind === 'in' || of.kind === 'overlaps') return new Set(of.values).has(value as string);
    const { value: right } = of as Extract<Leaf, { kind: 'equalTo' }>;
    const left = value instanceof Date ? value.toISOString() : value;
    const isDay = of.at === date && String(left).endsWith('T00:00:00.000Z');
    const limit = (point: Point | number) => (typeof point === 'number' ? point : isDay ? point.clock : point.instant);
    if (of.kind === 'greaterThan') return left > limit(of.value);
    if (of.kind === 'lessThan') return left < limit(of.value);
    if (typeof right === 'object') return left >= limit(right.first) && left < limit(right.next);
    return typeof left === 'string' ? plain(left) === right : left === right;
  });
}

describe('the meaning of a clause', () => {
  const property = (holds: (one: Clause, other: Clause, of: FilterRecord) => boolean) =>
    fc.assert(fc.property(clause, clause, record, holds), { numRuns: 2000 });

  it('agrees with an independent implementation', () => {
    property((one, _, of) => matches(one, of) === naive(one, of));
  });
  it('follows De Morgan', () => {
    property((one, other, of) => matches(not(and(one, other)), of) === matches(or(not(one), not(other)), of));
    property((one, other, of) => matches(not(or(one, other)), of) === matches(and(not(one), not(other)), of));
  });
  it('has two values: a clause or its negation holds, never both', () => {
    property((one, _, of) => matches(one, of) !== matches(not(one), of));
    property((one, _, of) => matches(not(not(one)), of) === matches(one, of));
  });
  it('stays the same when simplified, and simplifying twice equals once', () => {
    property((one, _, of) => matches(simplified(one), of) === matches(one, of));
    fc.assert(fc.property(clause, (one) => expect(simplified(simplified(one))).toEqual(simplified(one))));
  });
  it('makes every leaf of a missing value false, except empty', () => {
    fc.assert(fc.property(leaf, (one) => matches(one, {}) === (one.kind === 'empty')));
  });
  it('has constants', () => {
    expect([matches(EVERYTHING, {}), matches(NOTHING, {})]).toEqual([true, false]);
  });
  it('ignores what an object inherits', () => {
    expect(matches({ kind: 'empty', at: { attribute: 'constructor' as never } }, {})).toBe(true);
  });
});

describe('some', () => {
  const plan: Clause = { kind: 'equalTo', at: title, value: 'pro' };
  const since: Clause = {
    kind: 'greaterThan',
    at: { attribute: 'createdAt' },
    value: { instant: '2026-05-01T00:00:00Z', clock: '2026-05-01T00:00:00Z' },
  };
  const person = (of: string, day: number) => ({ title: of, createdAt: new Date(Date.UTC(2026, 4, day)) });
  const asked = some('peopleOfNote', and(plan, since));

  it('wants one person who satisfies the whole clause', () => {
    expect(matches(asked, { peopleOfNote: [person('free', 9), person('pro', 9)] })).toBe(true);
    expect(matches(asked, { peopleOfNote: [person('free', 9), person('pro', 1)] })).toBe(false);
    expect(matches(not(asked), { peopleOfNote: [person('pro', 1)] })).toBe(true);
  });
  it('is false without people, even if every person satisfies it', () => {
    expect(
      [{}, { peopleOfNote: [] }, { peopleOfNote: null }].map((of) => matches(some('peopleOfNote', EVERYTHING), of)),
    ).toEqual([false, false, false]);
    expect(matches(some('peopleOfNote', EVERYTHING), { peopleWhoSay: [{}] })).toBe(false);
    expect(matches(some('peopleOfNote', EVERYTHING), { peopleOfNote: [{}] })).toBe(true);
  });
});

describe('simplifying', () => {
  const one: Clause = { kind: 'empty', at: title };
  it.each<[string, Clause, Clause]>([
    ['a single part', and(or(one)), one],
    ['nested conjunctions', and(one, and(one, one)), and(one, one, one)],
    ['nothing in a conjunction', and(one, NOTHING), NOTHING],
    ['everything in a disjunction', or(one, EVERYTHING), EVERYTHING],
    ['everything in a conjunction', and(one, EVERYTHING), one],
    ['a double negation', not(not(one)), one],
    ['a negated constant', and(not(EVERYTHING), one), NOTHING],
    ['nobody', and(one, not(some('peopleWhoSay', not(EVERYTHING)))), one],
    ['some of everyone', some('peopleWhoSay', and(EVERYTHING)), some('peopleWhoSay', EVERYTHING)],
    ['a clause over people', some('peopleWhoSay', and(or(one))), some('peopleWhoSay', one)],
    ['another negated constant', or(not(NOTHING), one), EVERYTHING],
  ])('%s', (_, of, expected) => {
    expect(simplified(of)).toEqual(expected);
  });
});

describe('contains', () => {
  it.each<[string, string, boolean]>([
    ['I TRUST the number.', 'trust the', true],
    ['I trust, the number', 'trust the', true],
    ['I trusted the number', 'trust', false],
    ['Çà et là', 'ca et', true],
    ["It's fine, they’ll see", 'its fine theyll', true],
    ['l’année', 'annee', true],
    ['我们的用户', '用 户', true],
    ['anything', '', false],
  ])('%j: %j is %s', (text, phrase, expected) => {
    expect(matches({ kind: 'contains', at: title, phrase }, { title: text })).toBe(expected);
  });
});
