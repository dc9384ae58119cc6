import fc from 'fast-check';
import { PROJECT_STATUSES } from '../projects/index.ts';
import {
  EMPTY_FORM,
  FIELD_KINDS,
  type FilterContext,
  type FilterForm,
  type FilterRow,
  OPERATOR_NAMES,
  RELATIVE_DATES,
  RESULT_KEYS,
  SYSTEM_FIELDS,
  type SystemFieldName,
  TEXT_SEARCH_FIELDS,
  before,
  compileFilterForm,
  isDefault,
  normalizeForm,
  operatorsOf,
  systemFieldsOf,
  withField,
} from './index.ts';

const ID = '00000000-0000-7000-8000-000000000001';
const context: FilterContext = {
  now: new Date('2026-11-22T12:00:00.000Z'),
  timeZone: 'UTC',
  userId: ID,
  fields: new Map([
    [ID, { id: ID, objectType: 'NOTE', type: 'SELECT', label: 'Plan', max: 2, options: new Set([ID]) }],
  ]),
  people: true,
  resultKeys: ['note'],
};
const names = Object.keys(SYSTEM_FIELDS) as SystemFieldName[];
const aRow = (more: Partial<FilterRow> = {}): FilterRow => ({
  id: '1',
  field: { kind: 'system', name: 'Title' },
  operator: 'Contains',
  values: ['x'],
  ...more,
});
const formOf = (...fieldForms: FilterRow[]): FilterForm => ({ combinator: 'and', fieldForms });
const anyRow = fc.record({
  id: fc.uuid(),
  field: fc.oneof(
    fc.constantFrom(...names).map((name) => ({ kind: 'system' as const, name })),
    fc.constant({ kind: 'custom' as const, fieldId: ID, type: 'TEXT' as const }),
  ),
  operator: fc.option(fc.constantFrom(...OPERATOR_NAMES), { nil: undefined }),
  values: fc.array(fc.constantFrom('', ' ', 'x', 'all time', '1 week ago', ID), { maxLength: 3 }),
  hidden: fc.boolean(),
});
const anyForm = fc.record({
  combinator: fc.constantFrom('and', 'or', 'And', 'Or', 'AND', 'OR'),
  fieldForms: fc.array(anyRow, { maxLength: 6 }),
}) as fc.Arbitrary<FilterForm>;

describe('normalizing a form', () => {
  it('drops empty text fields and all-time date filters', () => {
    const created = { kind: 'system', name: 'Created' } as const;
    const kept = [aRow({ id: 'a' }), aRow({ id: 'b', field: created, operator: 'IsAfter', values: ['1 week ago'] })];
    const dropped = [
      aRow({ id: 'c', values: [' '] }),
      aRow({ id: 'd', values: [] }),
      aRow({ id: 'e', field: created, operator: 'IsAfter', values: ['all time'] }),
      aRow({ id: 'f', field: { kind: 'note', fieldId: ID, type: 'URL' }, values: [''] }),
    ];
    expect(normalizeForm(formOf(...dropped, ...kept)).fieldForms).toEqual(kept);
  });
  it('keeps rows whose operator needs no value, and empty rows of other kinds', () => {
    const rows = [
      aRow({ id: 'a', field: { kind: 'system', name: 'Content' }, operator: 'IsEmpty', values: [] }),
      aRow({ id: 'b', field: { kind: 'system', name: 'Tags' }, operator: 'HasAnyOf', values: [] }),
      aRow({ id: 'c', field: { kind: 'custom', fieldId: ID }, operator: undefined, values: [] }),
    ];
    expect(normalizeForm(formOf(...rows)).fieldForms).toEqual(rows);
  });
  it('twice equals once, and never changes the meaning', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const once = normalizeForm(form);
        expect(normalizeForm(once)).toEqual(once);
        expect(compileFilterForm(once, context)).toEqual(compileFilterForm(form, context));
      }),
    );
  });
  it('writes the combinator in small letters', () => {
    expect(normalizeForm({ combinator: 'Or', fieldForms: [aRow()] }).combinator).toBe('or');
  });
  it('leaves out that a row is not hidden', () => {
    expect(normalizeForm(formOf(aRow({ hidden: false })))).toEqual(formOf(aRow()));
    expect(normalizeForm(formOf(aRow({ hidden: true }))).fieldForms[0]!.hidden).toBe(true);
  });
  it('makes a filter the default if nothing is left', () => {
    expect(isDefault({ combinator: 'or', fieldForms: [aRow({ values: [''] })] })).toBe(true);
    expect(normalizeForm({ combinator: 'or', fieldForms: [aRow({ values: [''] })] })).toEqual(EMPTY_FORM);
    expect(isDefault(formOf(aRow()))).toBe(false);
  });
});

describe('changing the field of a row (document 001, section 4)', () => {
  const changed = (row: FilterRow, name: SystemFieldName) => withField(row, { kind: 'system', name }, context);
  it('keeps an operator that is valid for the new field, with its values', () => {
    expect(changed(aRow({ operator: 'Is' }), 'Content')).toMatchObject({ operator: 'Is', values: ['x'] });
  });
  it('resets the operator to the first valid one for the new field if the old one is invalid', () => {
    expect(changed(aRow(), 'Created')).toMatchObject({ operator: 'Is', values: [] });
    expect(changed(aRow({ operator: 'IsEmpty', values: [] }), 'Name')).toMatchObject({ operator: 'Contains' });
    expect(changed(aRow({ operator: undefined }), 'Tags')).toMatchObject({ operator: 'HasAnyOf' });
  });
  it('clears the values if they are of another kind', () => {
    expect(changed(aRow({ operator: 'Is' }), 'HighlightCount')).toMatchObject({ operator: 'Is', values: [] });
    const tags = aRow({ field: { kind: 'system', name: 'Tags' }, operator: 'HasAnyOf', values: [ID] });
    expect(changed(tags, 'People').values).toEqual([]);
  });
  it('clears operator and values for a select field', () => {
    const row = withField(aRow(), { kind: 'note', fieldId: ID }, context);
    expect(row).toEqual({ id: '1', field: { kind: 'note', fieldId: ID }, values: [] });
  });
  it('keeps everything for a field that is not known', () => {
    expect(withField(aRow(), { kind: 'note' }, context)).toEqual(aRow({ field: { kind: 'note' } }));
  });
});

describe('the catalogue of fields', () => {
  it('gives every field an operator, and a kind of values where it has a list of them', () => {
    for (const name of names) {
      const field = SYSTEM_FIELDS[name];
      expect(operatorsOf(field).length).toBeGreaterThan(0);
      expect('holds' in field).toBe(field.kind.startsWith('choice'));
    }
    expect(new Set(names.map((name) => SYSTEM_FIELDS[name].kind))).toEqual(new Set(FIELD_KINDS));
  });
  it('has the system fields of the specification', () => {
    const specified =
      'Archived Content Contributors Created HighlightCount Insights Name Note People ProjectCategory Project Published Starred TagBoard TagGroup Tags Title Updated Authors Highlight AiGenerated ImportOrigin EnrichmentOrigin Channel';
    expect(names).toEqual(expect.arrayContaining(specified.split(' ')));
  });
  it('offers fields to the result types that they apply to', () => {
    for (const key of RESULT_KEYS)
      expect(systemFieldsOf(key)).toEqual(names.filter((name) => key in SYSTEM_FIELDS[name].at));
    expect(systemFieldsOf('person')).toEqual([
      'Name',
      'Segment',
      'Note',
      'Authors',
      'Date',
      'Created',
      'Updated',
      'ImportOrigin',
      'EnrichmentOrigin',
    ]);
  });
  it('searches words in title, content and name', () => {
    expect(TEXT_SEARCH_FIELDS).toEqual(['Title', 'Content', 'Name']);
  });
  it('knows the states of a project', () => {
    expect([...SYSTEM_FIELDS.Status.options].sort()).toEqual([...PROJECT_STATUSES].sort());
  });
});

describe('relative dates', () => {
  it.each([
    ['1 hour ago', '2026-03-31T11:30:00.000Z'],
    ['1 week ago', '2026-03-24T12:30:00.000Z'],
    ['2 weeks ago', '2026-03-17T12:30:00.000Z'],
    ['4 weeks ago', '2026-03-03T12:30:00.000Z'],
    ['1 month ago', '2026-02-28T12:30:00.000Z'],
    ['3 months ago', '2025-12-31T12:30:00.000Z'],
    ['6 months ago', '2025-09-30T12:30:00.000Z'],
    ['1 year ago', '2025-03-31T12:30:00.000Z'],
    ['2 years ago', '2024-03-31T12:30:00.000Z'],
  ] as const)('%s', (value, expected) => {
    expect(before({ now: new Date('2026-03-31T12:30:00.000Z'), timeZone: 'UTC' }, value).toISOString()).toBe(expected);
  });
  it('are nine', () => {
    expect(RELATIVE_DATES).toHaveLength(9);
  });
});
