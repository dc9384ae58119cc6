import {
  AI_USER,
  AI_USER_ID,
  CURRENT_USER,
  type CustomField,
  type FieldReference,
  type Operator,
  type Point,
  type ResultKey,
  type Span,
  compileFilterForm,
  operatorsOf,
} from './index.ts';

const point = (at: string): Point => ({ instant: at, clock: at });
const day = (first: string, next: string): Span => ({
  first: point(`${first}T00:00:00.000Z`),
  next: point(`${next}T00:00:00.000Z`),
});

const TAG = '00000000-0000-7000-8000-0000000000a1';
const OTHER_TAG = '00000000-0000-7000-8000-0000000000a2';
const ME = '00000000-0000-7000-8000-0000000000b1';
const PLAN = '00000000-0000-7000-8000-0000000000c1';
const SEGMENT = '00000000-0000-7000-8000-0000000000c2';
const OPTION = '00000000-0000-7000-8000-0000000000d1';

const fields: CustomField[] = [
  { id: PLAN, objectType: 'NOTE', type: 'SELECT', label: 'Plan', max: 1, options: new Set([OPTION]) },
  { id: SEGMENT, objectType: 'PERSON', type: 'TEXT', label: 'Segment', max: null },
];
const system = (name: NonNullable<FieldReference['name']>): FieldReference => ({ kind: 'system', name });
const compiled = (key: ResultKey, field: FieldReference, operator: Operator, ...values: string[]) =>
  compileFilterForm(
    { combinator: 'and', fieldForms: [{ id: '1', field, operator, values }] },
    {
      now: new Date('2026-11-22T12:00:00.000Z'),
      timeZone: 'UTC',
      userId: ME,
      fields: new Map(fields.map((each) => [each.id, each])),
      people: true,
      resultKeys: [key],
    },
  );
/** The clause of a row, for one result type. */
const clauseOf = (...of: Parameters<typeof compiled>) => {
  const { clauses, faults } = compiled(...of);
  expect(faults).toEqual([]);
  return (clauses![of[0]] as { clauses: readonly unknown[] }).clauses[0];
};
const faultsOf = (...of: Parameters<typeof compiled>) => compiled(...of).faults.map(({ reason }) => reason);

describe('operators by field type (document 001, section 5)', () => {
  it.each([
    [
      'text, url, email, phone',
      { kind: 'text' },
      'Contains DoesNotContain ContainsAnyOf ContainsNoneOf Is IsNot IsEmpty IsNotEmpty',
    ],
    [
      'Title and Name have no empty operators',
      { kind: 'text', neverEmpty: true },
      'Contains DoesNotContain ContainsAnyOf ContainsNoneOf Is IsNot',
    ],
    ['number, nps', { kind: 'number' }, 'Is IsNot IsGreaterThan IsLessThan IsEmpty IsNotEmpty'],
    ['boolean: is only', { kind: 'boolean' }, 'Is'],
    ['date', { kind: 'date' }, 'Is IsAfter IsBefore IsEmpty IsNotEmpty'],
    ['select, max 1', { kind: 'choice' }, 'IsOneOf IsNotOneOf IsEmpty IsNotEmpty'],
    [
      'select otherwise, relations and PERSON',
      { kind: 'choices' },
      'HasAnyOf HasAllOf HasNoneOf MissingAllOf IsEmpty IsNotEmpty',
    ],
  ] as const)('%s', (_, field, operators) => {
    expect(operatorsOf(field).join(' ')).toBe(operators);
  });

  it('refuses an operator of another type', () => {
    expect(faultsOf('note', system('Title'), 'IsEmpty')).toEqual(['Invalid operator for field type']);
    expect(faultsOf('note', system('Archived'), 'HasAnyOf', 'true')).toEqual(['Invalid operator for field type']);
  });
});

describe('each operator compiles to', () => {
  const title = { attribute: 'title' } as const;
  const tags = { attribute: 'tags' } as const;
  const created = { attribute: 'createdAt' } as const;
  const any = (...values: string[]) => ({ kind: 'overlaps', at: tags, values });
  const segment = { fieldId: SEGMENT, of: 'PERSON', datum: 'stringFilter' };
  it.each([
    ['Title', 'Contains', ['Check-out'], { kind: 'contains', at: title, phrase: 'check out' }],
    ['Title', 'DoesNotContain', ['Café'], { kind: 'not', clause: { kind: 'contains', at: title, phrase: 'cafe' } }],
    [
      'Title',
      'ContainsAnyOf',
      ['Price list', 'Café'],
      {
        kind: 'or',
        clauses: [
          { kind: 'contains', at: title, phrase: 'price list' },
          { kind: 'contains', at: title, phrase: 'cafe' },
        ],
      },
    ],
    [
      'Title',
      'ContainsNoneOf',
      ['Café'],
      { kind: 'not', clause: { kind: 'or', clauses: [{ kind: 'contains', at: title, phrase: 'cafe' }] } },
    ],
    ['Title', 'Is', [' Café '], { kind: 'equalTo', at: title, value: 'cafe' }],
    ['Title', 'IsNot', ['A'], { kind: 'not', clause: { kind: 'equalTo', at: title, value: 'a' } }],
    ['Title', 'Is', ['A-B!'], { kind: 'equalTo', at: title, value: 'a-b!' }],
    ['Title', 'IsNot', ['A-B!'], { kind: 'not', clause: { kind: 'equalTo', at: title, value: 'a-b!' } }],
    ['HighlightCount', 'Is', [' 7 '], { kind: 'equalTo', at: { attribute: 'highlightCount' }, value: 7 }],
    ['Archived', 'Is', ['true'], { kind: 'equalTo', at: { attribute: 'archived' }, value: true }],
    ['ImportOrigin', 'IsOneOf', [' '], { kind: 'in', at: { attribute: 'importOrigin' }, values: [' '] }],
    ['HighlightCount', 'Is', ['3'], { kind: 'equalTo', at: { attribute: 'highlightCount' }, value: 3 }],
    [
      'HighlightCount',
      'IsGreaterThan',
      ['2.5'],
      { kind: 'greaterThan', at: { attribute: 'highlightCount' }, value: 2.5 },
    ],
    ['HighlightCount', 'IsLessThan', ['-1'], { kind: 'lessThan', at: { attribute: 'highlightCount' }, value: -1 }],
    ['Archived', 'Is', ['false'], { kind: 'equalTo', at: { attribute: 'archived' }, value: false }],
    ['Created', 'Is', ['2026-05-01'], { kind: 'equalTo', at: created, value: day('2026-05-01', '2026-05-02') }],
    [
      'Created',
      'IsAfter',
      ['2026-05-01'],
      { kind: 'greaterThan', at: created, value: point('2026-05-01T23:59:59.999Z') },
    ],
    [
      'Created',
      'IsBefore',
      ['2026-05-01'],
      { kind: 'lessThan', at: created, value: point('2026-05-01T00:00:00.000Z') },
    ],
    [
      'Created',
      'IsAfter',
      ['1 week ago'],
      { kind: 'greaterThan', at: created, value: point('2026-11-15T12:00:00.000Z') },
    ],
    [
      'Created',
      'IsBefore',
      ['2026-05-01T10:00:00+02:00'],
      { kind: 'lessThan', at: created, value: point('2026-05-01T08:00:00.000Z') },
    ],
    ['Created', 'Is', ['1 hour ago'], { kind: 'equalTo', at: created, value: day('2026-11-22', '2026-11-23') }],
    [
      'ImportOrigin',
      'IsOneOf',
      ['a.csv', 'b.csv'],
      { kind: 'in', at: { attribute: 'importOrigin' }, values: ['a.csv', 'b.csv'] },
    ],
    [
      'ImportOrigin',
      'IsNotOneOf',
      ['a.csv'],
      { kind: 'not', clause: { kind: 'in', at: { attribute: 'importOrigin' }, values: ['a.csv'] } },
    ],
    ['Tags', 'HasAnyOf', [TAG, OTHER_TAG], any(TAG, OTHER_TAG)],
    ['Tags', 'HasAllOf', [TAG, OTHER_TAG], { kind: 'and', clauses: [any(TAG), any(OTHER_TAG)] }],
    ['Tags', 'HasNoneOf', [TAG, OTHER_TAG], { kind: 'not', clause: any(TAG, OTHER_TAG) }],
    [
      'Tags',
      'MissingAllOf',
      [TAG, OTHER_TAG],
      { kind: 'not', clause: { kind: 'and', clauses: [any(TAG), any(OTHER_TAG)] } },
    ],
    ['Insights', 'IsEmpty', [], { kind: 'empty', at: { attribute: 'insightIds' } }],
    ['Tags', 'IsNotEmpty', [], { kind: 'not', clause: { kind: 'empty', at: tags } }],
  ] as const)('%s %s %j', (field, operator, values, clause) => {
    expect(clauseOf('note', system(field), operator, ...values)).toEqual(clause);
  });

  it('locations of custom fields', () => {
    expect(clauseOf('person', { kind: 'person', fieldId: SEGMENT }, 'Contains', 'B2B')).toEqual({
      kind: 'contains',
      at: segment,
      phrase: 'b2b',
    });
    expect(clauseOf('highlight', { kind: 'custom', fieldId: SEGMENT.toUpperCase() }, 'IsEmpty')).toEqual({
      kind: 'empty',
      at: segment,
    });
    expect(clauseOf('note', { kind: 'note', fieldId: PLAN, type: 'SELECT' }, 'IsOneOf', OPTION)).toEqual({
      kind: 'in',
      at: { fieldId: PLAN, of: 'NOTE', datum: 'uuidArrayFilter' },
      values: [OPTION],
    });
  });

  it('attributes of the note of a highlight', () => {
    expect(clauseOf('highlight', system('Title'), 'Contains', 'x')).toMatchObject({ at: { attribute: 'note.title' } });
    expect(clauseOf('highlight', system('Insights'), 'IsEmpty')).toEqual({
      kind: 'empty',
      at: { attribute: 'insights' },
    });
  });

  it('states of a project, and nothing else', () => {
    const status = { attribute: 'status' };
    expect(clauseOf('project', system('Status'), 'IsOneOf', 'active')).toEqual({
      kind: 'in',
      at: status,
      values: ['active'],
    });
    expect(faultsOf('project', system('Status'), 'IsOneOf', TAG)).toEqual(['Choose a value from the list.']);
  });

  it('names as they are written, blanks included', () => {
    expect(clauseOf('highlight', system('Speakers'), 'HasAnyOf', ' ', AI_USER, '')).toMatchObject({
      values: [' ', AI_USER],
    });
    expect(clauseOf('note', system('ImportOrigin'), 'IsOneOf', '', 'A')).toMatchObject({ values: ['A'] });
  });

  it('special users: the current user and the AI-generated user', () => {
    expect(clauseOf('note', system('Authors'), 'HasAnyOf', CURRENT_USER, AI_USER)).toMatchObject({
      values: [ME, AI_USER_ID],
    });
    expect(clauseOf('note', system('Authors'), 'HasAnyOf', TAG)).toMatchObject({ values: [TAG] });
    expect(faultsOf('note', system('Tags'), 'HasAnyOf', AI_USER)).toEqual(['Choose a value from the list.']);
    expect(faultsOf('note', system('Tags'), 'HasAnyOf', CURRENT_USER)).toEqual(['Choose a value from the list.']);
  });
});
