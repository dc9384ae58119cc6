import { type CustomField, type FilterRow, customField, fieldOf, withField } from './index.ts';

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
