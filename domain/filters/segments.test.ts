import {
  type Clause,
  type FilterContext,
  type FilterForm,
  type FilterRow,
  NOTHING,
  type Operator,
  SEGMENTS_MAX,
  allOf,
  compileFilterForm,
  fieldIdsIn,
  matches,
  readFilterForm,
  refuseNesting,
  segmentIdsIn,
  systemRow,
} from './index.ts';

const id = (end: string): string => `00000000-0000-7000-8000-0000000000${end}`;
const [PAYING, ADAS, NESTED, BROKEN, PLAN] = ['a1', 'a2', 'a3', 'a4', 'c1'].map(id) as [
  string,
  string,
  string,
  string,
  string,
];

const planRow: FilterRow = { id: 'p', field: { kind: 'person', fieldId: PLAN }, operator: 'Is', values: ['pro'] };
const paying = allOf(planRow, systemRow('Name', 'IsNot', 'Bot'));
const segments = new Map(
  Object.entries<{ name: string; form: FilterForm }>({
    [PAYING]: { name: 'Paying', form: paying },
    [ADAS]: { name: 'Adas', form: allOf(systemRow('Name', 'Contains', 'Ada')) },
    [NESTED]: { name: 'Nested', form: allOf(systemRow('Segment', 'HasAnyOf', PAYING)) },
    [BROKEN]: { name: 'Broken', form: allOf({ ...planRow, field: { kind: 'person', fieldId: id('c9') } }) },
  }),
);
const context: FilterContext = {
  now: new Date('2026-11-22T12:00:00.000Z'),
  timeZone: 'UTC',
  userId: id('b1'),
  fields: new Map([[PLAN, { id: PLAN, objectType: 'PERSON', type: 'TEXT', label: 'Plan', max: null }]]),
  people: true,
  segments,
  resultKeys: ['note', 'highlight', 'person', 'insight'],
};
const compile = (operator: Operator, ids: readonly string[], more: Partial<FilterContext> = {}) =>
  compileFilterForm(allOf(systemRow('Segment', operator, ...ids)), { ...context, ...more });
const faultOf = (...of: Parameters<typeof compile>) => compile(...of).faults[0]?.reason;

const person = (name: string, plan: string | null = null) => ({ name, [`PERSON.${PLAN}`]: plan });
const holds = (operator: Operator, ids: readonly string[], ...people: ReturnType<typeof person>[]): boolean =>
  matches(compile(operator, ids).clauses!.note!, { peopleOfNote: people });

describe('a row over segments (D64)', () => {
  it('holds for objects with one person who satisfies the whole segment', () => {
    expect(holds('HasAnyOf', [PAYING], person('Ben', 'pro'))).toBe(true);
    expect(holds('HasAnyOf', [PAYING], person('Ben'), person('Bot', 'pro'))).toBe(false);
    expect(holds('HasAnyOf', [PAYING, ADAS], person('Ada'))).toBe(true);
  });
  it('may find one person for each of several segments', () => {
    const both = [person('Ada'), person('Ben', 'pro')];
    expect(holds('HasAllOf', [PAYING, ADAS], ...both)).toBe(true);
    expect(holds('HasAllOf', [PAYING, ADAS], person('Ada'))).toBe(false);
    expect(holds('MissingAllOf', [PAYING, ADAS], ...both)).toBe(false);
  });
  it('is negated as a whole', () => {
    expect(holds('HasNoneOf', [PAYING], person('Ben'), person('Bot', 'pro'))).toBe(true);
    expect(holds('HasNoneOf', [PAYING], person('Ben', 'pro'))).toBe(false);
    expect(holds('HasNoneOf', [PAYING])).toBe(true);
  });
  it('asks who is linked to a note, who says a highlight, and a person', () => {
    const { clauses } = compile('HasAnyOf', [ADAS]);
    const ada: Clause = { kind: 'and', clauses: [{ kind: 'contains', at: { attribute: 'name' }, phrase: 'ada' }] };
    const [note, highlight] = (['peopleOfNote', 'peopleWhoSay'] as const).map((relation) => ({
      kind: 'some',
      relation,
      clause: ada,
    }));
    const anyOf = (clause: unknown) => ({ kind: 'and', clauses: [{ kind: 'or', clauses: [clause] }] });
    expect(clauses).toEqual({
      note: anyOf(note),
      highlight: anyOf(highlight),
      person: anyOf(ada),
      insight: { kind: 'and', clauses: [NOTHING] },
    });
  });
  it('finds a segment whichever case its id is written in', () => {
    expect(compile('HasAnyOf', [ADAS.toUpperCase()]).faults).toEqual([]);
  });
  it.each<[string, string, Operator, string[], Partial<FilterContext>]>([
    ['a deleted segment', 'This segment was deleted, or you don’t have access to it.', 'HasAnyOf', [id('ff')], {}],
    [
      'no segments',
      'This segment was deleted, or you don’t have access to it.',
      'HasAnyOf',
      [ADAS],
      { segments: undefined },
    ],
    ['no id', 'Choose a value from the list.', 'HasAnyOf', ['x'], {}],
    ['no people', 'You don’t have access to people.', 'HasAnyOf', [ADAS], { people: false }],
    ['an operator for empty values', 'Invalid operator for field type', 'IsEmpty', [], {}],
    [
      'a segment of segments',
      'The segment “Nested” cannot be used: A segment cannot name segments.',
      'HasAnyOf',
      [ADAS, NESTED],
      {},
    ],
    [
      'a hidden field',
      'The segment “Broken” cannot be used: This field does not exist, or you don’t have access to it.',
      'HasAnyOf',
      [BROKEN],
      {},
    ],
  ])('says why it cannot be used: %s', (_, reason, ...of) => {
    expect(faultOf(...of)).toBe(reason);
    expect(compile(...of).clauses).toBeNull();
  });
});

describe('a form with segments', () => {
  it('names its segments and its fields', () => {
    const forms = [
      allOf(systemRow('Segment', 'HasAnyOf', ADAS.toUpperCase(), 'x'), systemRow('Tags', 'HasAnyOf', PLAN)),
      paying,
    ];
    expect([...segmentIdsIn(forms)]).toEqual([ADAS]);
    expect([...fieldIdsIn(forms)]).toEqual([PLAN]);
  });
  it(`names at most ${SEGMENTS_MAX} of them`, () => {
    const ids = Array.from({ length: SEGMENTS_MAX + 1 }, (_, at) => id(String(at + 10)));
    expect(() => readFilterForm(allOf(systemRow('Segment', 'HasAnyOf', ...ids)))).toThrow('more than 20 segments');
    expect(() => readFilterForm(allOf(systemRow('Segment', 'HasAnyOf', ...ids.slice(1))))).not.toThrow();
  });
  it('is no segment itself', () => {
    const form = allOf(systemRow('Segment', 'HasAnyOf', ADAS));
    expect(() => refuseNesting({ objectType: 'PERSON', form })).toThrow('A segment cannot name segments');
    expect(() => refuseNesting({ objectType: 'NOTE', form })).not.toThrow();
    expect(() => refuseNesting({ objectType: 'PERSON', form: paying })).not.toThrow();
  });
});
