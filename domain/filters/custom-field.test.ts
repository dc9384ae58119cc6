import {
  type CustomField,
  type FilterRow,
  customField,
  fieldOf,
  filterable,
  kindOfCustom,
  withField,
} from './index.ts';

const ID = '00000000-0000-7000-8000-000000000001';
const fieldWith = (more: Partial<CustomField>): CustomField => ({
  id: ID,
  objectType: 'NOTE',
  type: 'TEXT',
  label: 'Plan',
  max: null,
  ...more,
});
const known = (more: Partial<CustomField>, people = true) => ({ fields: new Map([[ID, fieldWith(more)]]), people });
const row: FilterRow = { id: '1', field: { kind: 'note', fieldId: ID }, operator: 'Is', values: ['x'] };

describe('a custom field', () => {
  it('is a choice if it is a SELECT field with one selectable option', () => {
    const kinds = (
      [
        ['SELECT', 1],
        ['SELECT', 2],
        ['TEXT', 1],
        ['PERSON', 1],
      ] as const
    ).map(([type, max]) => customField(fieldWith({ type, max })).kind);
    expect(kinds).toEqual(['choice', 'choices', 'text', 'choices']);
  });
  it('knows its options, and how many of them can be selected, only if its type has options', () => {
    const options = [{ id: ID, label: 'Free', color: '1a83db' }];
    const field = { id: ID, label: 'Plan', objectType: 'NOTE' } as const;
    const made = filterable({ ...field, type: 'SELECT', settings: { options } });
    expect(made).toEqual({ ...field, type: 'SELECT', max: 1, options: new Set([ID]) });
    expect(kindOfCustom(made)).toBe('choice');
    expect(filterable({ ...field, type: 'PERSON', settings: { max: 1 } })).toEqual({
      ...field,
      type: 'PERSON',
      max: null,
    });
  });
  it('holds people if its type is PERSON', () => {
    expect(customField(fieldWith({ type: 'PERSON' })).holds).toBe('PERSON');
    expect(customField(fieldWith({ type: 'SELECT' })).holds).toBeUndefined();
  });
  it('of notes needs no access to people, and may be of type PERSON', () => {
    expect(fieldOf(row.field, known({}, false))).toMatchObject({ label: 'Plan' });
    expect(fieldOf({ ...row.field, type: 'PERSON' }, known({ type: 'PERSON' }))).toMatchObject({ holds: 'PERSON' });
  });
  it('of text keeps operator and values of another one', () => {
    expect(withField(row, row.field, known({}))).toEqual(row);
  });
  it('of a status is no select field', () => {
    const changed = withField(row, { kind: 'system', name: 'Status' }, known({}));
    expect([changed.operator, changed.values]).toEqual(['IsOneOf', []]);
  });
});
