import {
  type CustomField,
  type FilterForm,
  type FilterRow,
  type Operator,
  type ResultKey,
  compileFilterForm,
  matches,
} from './index.ts';

const AGE = '00000000-0000-7000-8000-0000000000c1';
const SEATS = '00000000-0000-7000-8000-0000000000c2';
const fields: CustomField[] = [
  { id: AGE, objectType: 'PERSON', type: 'NUMBER', label: 'Age', max: null },
  { id: SEATS, objectType: 'NOTE', type: 'NUMBER', label: 'Seats', max: null },
];

const rows = (...said: (readonly [string, Operator, string])[]): FilterRow[] =>
  said.map(([fieldId, operator, value], index) => ({
    id: String(index),
    field: { kind: 'custom', fieldId },
    operator,
    values: [value],
  }));
const clauseOf = (key: ResultKey, combinator: FilterForm['combinator'], fieldForms: FilterRow[]) =>
  compileFilterForm(
    { combinator, fieldForms },
    {
      now: new Date('2026-11-22T12:00:00.000Z'),
      timeZone: 'UTC',
      userId: AGE,
      fields: new Map(fields.map((field) => [field.id, field])),
      people: true,
      resultKeys: [key],
    },
  ).clauses![key]!;

/** A note or a highlight with people of these ages. */
const withAges = (...ages: number[]) => {
  const people = ages.map((age) => ({ [`PERSON.${AGE}`]: age }));
  return { [`PERSON.${AGE}`]: ages, peopleOfNote: people, peopleWhoSay: people };
};
const FROM_20_TO_29 = rows([AGE, 'IsGreaterThan', '19'], [AGE, 'IsLessThan', '30']);

describe('two limits of a field of people', () => {
  it.each(['note', 'highlight'] as const)('are a range that one person of a %s is within', (key) => {
    const clause = clauseOf(key, 'and', FROM_20_TO_29);
    expect(matches(clause, withAges(10, 40))).toBe(false);
    expect(matches(clause, withAges(10, 25))).toBe(true);
    expect(matches(clauseOf('person', 'and', FROM_20_TO_29), { [`PERSON.${AGE}`]: 25 })).toBe(true);
  });

  it('are no range in another order, apart from each other, of other fields, or as alternatives', () => {
    const [lower, upper] = FROM_20_TO_29 as [FilterRow, FilterRow];
    const seats = { ...rows([SEATS, 'IsGreaterThan', '1'])[0]!, id: 'seats' };
    const record = { ...withAges(10, 40), [`NOTE.${SEATS}`]: 5 };
    for (const of of [
      [upper, lower],
      [lower, seats, upper],
    ])
      expect(matches(clauseOf('note', 'and', of), record)).toBe(true);
    expect(clauseOf('note', 'or', FROM_20_TO_29)).toMatchObject({
      clauses: [{ kind: 'greaterThan' }, { kind: 'lessThan' }],
    });
    const ofNote = clauseOf('note', 'and', rows([SEATS, 'IsGreaterThan', '1'], [SEATS, 'IsLessThan', '9']));
    expect(ofNote).toMatchObject({ clauses: [{ kind: 'greaterThan' }, { kind: 'lessThan' }] });
  });

  it('mean the same whichever limits come before them', () => {
    const limited = [
      ...rows([AGE, 'IsGreaterThan', '30']),
      ...FROM_20_TO_29.map((row) => ({ ...row, id: `of ${row.id}` })),
    ];
    expect(matches(clauseOf('note', 'and', limited), withAges(25, 40))).toBe(true);
    expect(matches(clauseOf('note', 'and', limited), withAges(25))).toBe(false);
  });
});
