import {
  type CustomField,
  EVERYTHING,
  type FieldReference,
  type FilterContext,
  type FilterForm,
  type FilterRow,
  NOTHING,
  type Operator,
  RESULT_KEYS,
  compileFilterForm,
} from './index.ts';

const TAG = '00000000-0000-7000-8000-0000000000a1';
const ME = '00000000-0000-7000-8000-0000000000b1';
const PLAN = '00000000-0000-7000-8000-0000000000c1';
const SEGMENT = '00000000-0000-7000-8000-0000000000c2';
const MANAGER = '00000000-0000-7000-8000-0000000000c3';
const OPTION = '00000000-0000-7000-8000-0000000000d1';

const fields: CustomField[] = [
  { id: PLAN, objectType: 'NOTE', type: 'SELECT', label: 'Plan', max: 1, options: new Set([OPTION]) },
  { id: SEGMENT, objectType: 'PERSON', type: 'TEXT', label: 'Segment', max: null },
  { id: MANAGER, objectType: 'PERSON', type: 'PERSON', label: 'Manager', max: null },
];
const context: FilterContext = {
  now: new Date('2026-11-22T12:00:00.000Z'),
  timeZone: 'UTC',
  userId: ME,
  fields: new Map(fields.map((field) => [field.id, field])),
  people: true,
  resultKeys: ['note'],
};
const system = (name: NonNullable<FieldReference['name']>): FieldReference => ({ kind: 'system', name });
let count = 0;
const row = (field: FieldReference, operator: Operator | undefined, ...values: string[]): FilterRow => ({
  id: String((count += 1)),
  field,
  operator,
  values,
});
const form = (combinator: 'and' | 'or', ...fieldForms: FilterRow[]): FilterForm => ({ combinator, fieldForms });
const compile = (of: FilterForm, more: Partial<FilterContext> = {}) => compileFilterForm(of, { ...context, ...more });
const faultsOf = (...of: Parameters<typeof row>) => compile(form('and', row(...of))).faults.map(({ reason }) => reason);

describe('a form (document 001, section 5)', () => {
  const tagged = () => row(system('Tags'), 'HasAnyOf', TAG);
  const faulty = () => row(system('Created'), 'IsAfter', 'someday');

  it('drops rows with empty values, except is-empty and is-not-empty', () => {
    expect(
      compile(
        form(
          'and',
          row(system('Title'), 'Contains', '  '),
          row(system('Tags'), 'HasAnyOf'),
          row(system('Created'), 'IsAfter', 'all time'),
          row(system('Title'), undefined),
        ),
      ),
    ).toEqual({ clauses: { note: EVERYTHING }, faults: [] });
    expect(
      compile(form('and', row(system('Tags'), 'IsEmpty'), row(system('Tags'), 'IsNotEmpty'))).clauses!.note,
    ).toMatchObject({ clauses: [{}, {}] });
  });
  it('ignores values of an operator that needs none', () => {
    const { clauses, faults } = compile(form('and', row(system('Tags'), 'IsEmpty', 'no id')));
    expect([clauses!.note, faults]).toEqual([
      { kind: 'and', clauses: [{ kind: 'empty', at: { attribute: 'tags' } }] },
      [],
    ]);
  });
  it('refuses a row for any of its values', () => {
    expect(faultsOf(system('Tags'), 'HasAnyOf', TAG, 'no id')).toEqual(['Choose a value from the list.']);
  });
  it('keeps rows of the system field Project only', () => {
    const named = row({ kind: 'custom', fieldId: PLAN, name: 'Project' }, 'IsOneOf');
    expect(compile(form('and', named))).toEqual({ clauses: { note: EVERYTHING }, faults: [] });
  });
  it('takes all time as words where no date is meant', () => {
    expect(compile(form('and', row(system('Title'), 'Contains', 'all time'))).clauses!.note).toMatchObject({
      clauses: [{ phrase: 'all time' }],
    });
  });
  it('keeps project rows with empty values, which match nothing', () => {
    expect(compile(form('and', row(system('Project'), 'HasAnyOf'))).clauses!.note).toEqual({
      kind: 'and',
      clauses: [{ kind: 'overlaps', at: { attribute: 'project' }, values: [] }],
    });
  });
  it('drops a project filter unless a result type other than person or folder is included', () => {
    const project = form('and', row(system('Project'), 'HasAnyOf', TAG));
    expect(compile(project, { resultKeys: ['person', 'projectCategory'] })).toEqual({
      clauses: { person: EVERYTHING, projectCategory: EVERYTHING },
      faults: [],
    });
    expect(compile(project, { resultKeys: ['person', 'note'] }).clauses).toMatchObject({
      person: { kind: 'and', clauses: [NOTHING] },
      note: { kind: 'and', clauses: [{ kind: 'overlaps' }] },
    });
  });
  it('yields no filter for invalid dates', () => {
    for (const value of ['someday', '2026-02-30', '2026-13-01', '0000-01-01', '2026-05-01T25:00:00Z', '99999-01-01'])
      expect(faultsOf(system('Created'), 'IsAfter', value)).toEqual(['Choose a date that exists.']);
  });
  it('reads numbers that do not parse as 0, and says so', () => {
    for (const value of ['x', '1e5', '0x10', '1,000', 'Infinity', '9'.repeat(400)]) {
      const { clauses, faults } = compile(form('and', row(system('HighlightCount'), 'Is', value)));
      expect(clauses!.note).toMatchObject({ clauses: [{ value: 0 }] });
      expect(faults).toMatchObject([{ reason: 'Enter a number.' }]);
    }
  });
  it('combined with and needs every row', () => {
    const { clauses, faults } = compile(form('and', tagged(), { ...faulty(), id: 'date' }));
    expect([clauses, faults]).toEqual([null, [{ rowId: 'date', reason: 'Choose a date that exists.' }]]);
    expect(compile(form('and', tagged(), tagged())).clauses!.note).toMatchObject({ kind: 'and', clauses: [{}, {}] });
  });
  it('combined with or needs at least one row, or none at all', () => {
    const { clauses, faults } = compile(form('or', tagged(), faulty()));
    expect(clauses!.note).toMatchObject({ kind: 'or', clauses: [{ kind: 'overlaps' }] });
    expect(faults).toHaveLength(1);
    expect(compile(form('or', faulty())).clauses).toBeNull();
    expect(compile(form('or')).clauses).toEqual({ note: EVERYTHING });
  });
  it('takes the combinator in any spelling', () => {
    for (const combinator of ['or', 'Or', 'OR'] as const)
      expect(compile({ combinator, fieldForms: [tagged()] }).clauses!.note!.kind).toBe('or');
  });
  it('applies hidden rows like the others', () => {
    expect(compile(form('and', { ...tagged(), hidden: true })).clauses).toEqual(compile(form('and', tagged())).clauses);
  });
  it('returns one clause for each result type asked for, and no match where a field does not apply', () => {
    const { clauses } = compile(form('or', tagged(), row(system('Title'), 'DoesNotContain', 'x')), {
      resultKeys: RESULT_KEYS,
    });
    expect(Object.keys(clauses!)).toEqual(RESULT_KEYS);
    expect(clauses!.person).toEqual({ kind: 'or', clauses: [NOTHING, NOTHING] });
    expect(clauses!.project).toMatchObject({ clauses: [NOTHING, { kind: 'not' }] });
  });
});

describe('a filled row that does not compile says why', () => {
  const hidden = { kind: 'custom', fieldId: TAG } as const;
  it.each<[string, string, Parameters<typeof row>]>([
    [
      'a field that the actor cannot see',
      'This field does not exist, or you don’t have access to it.',
      [hidden, 'Is', 'x'],
    ],
    [
      'a field of another object',
      'This field does not exist, or you don’t have access to it.',
      [{ kind: 'insight', fieldId: PLAN }, 'IsOneOf', OPTION],
    ],
    ['no field', 'This field does not exist, or you don’t have access to it.', [{ kind: 'system' }, 'Is', 'x']],
    ['no condition', 'Choose a condition.', [system('Title'), undefined, 'x']],
    ['a phrase without words', 'Enter at least one letter or digit.', [system('Title'), 'Contains', '!?']],
    ['two values for one', 'Enter one value.', [system('Title'), 'Contains', 'a', 'b']],
    ['neither true nor false', 'Choose yes or no.', [system('Archived'), 'Is', 'maybe']],
    ['an id that is none', 'Choose a value from the list.', [system('Tags'), 'HasAnyOf', "'; DROP TABLE note; --"]],
    ['an option of another field', 'Choose a value from the list.', [{ kind: 'note', fieldId: PLAN }, 'IsOneOf', TAG]],
    ['a field of another result type', 'Published does not apply here.', [system('Published'), 'Is', 'true']],
    [
      'a changed type',
      'The type of this field has changed. Choose the field again.',
      [{ kind: 'note', fieldId: PLAN, type: 'TEXT' }, 'IsOneOf', OPTION],
    ],
    [
      'a person field of type PERSON',
      'person filter fields cannot be of type PERSON',
      [{ kind: 'person', fieldId: MANAGER }, 'HasAnyOf', ME],
    ],
    [
      'a person field that says it is of type PERSON',
      'person filter fields cannot be of type PERSON',
      [{ kind: 'person', fieldId: SEGMENT, type: 'PERSON' }, 'HasAnyOf', ME],
    ],
  ])('%s', (_, reason, of) => {
    expect(faultsOf(...of)).toEqual([reason]);
  });

  it('hides people from members without access to people', () => {
    const rows = [
      row(system('People'), 'IsEmpty'),
      row(system('Name'), 'Contains', 'Ada'),
      row(system('EnrichmentOrigin'), 'IsEmpty'),
      row({ kind: 'person', fieldId: SEGMENT }, 'IsEmpty'),
    ];
    const { clauses, faults } = compile(form('and', ...rows), { people: false, resultKeys: ['note', 'person'] });
    expect(clauses).toBeNull();
    expect(faults.map(({ reason }) => reason)).toEqual(Array(4).fill('You don’t have access to people.'));
    expect(compile(form('and', row(system('Tags'), 'IsEmpty')), { people: false }).faults).toEqual([]);
  });
});
