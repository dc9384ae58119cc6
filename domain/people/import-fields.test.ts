import { FIELD_TYPE_NAMES } from '../fields/index.ts';
import { fieldsToFill, guessedMapping, guessedTypes, isMatchable, type PersonField } from './index.ts';

const HEADER = ['Name', 'Role', 'Seats', ' '];
const ROWS = [
  ['Ada', 'SRE', '3', ''],
  ['Ben', 'sre', '12', ''],
  ['Cleo', 'Support', 'many', ''],
].map((cells) => ({ cells }));
const role: PersonField = {
  id: 'role',
  label: 'Role',
  type: 'SELECT',
  settings: { max: 1, options: [{ id: 'o1', label: 'SRE', color: '#000000' }] },
};
const filled = (fields: object[], manages = true, matchBy: string | null = null) => {
  let made = 0;
  return fieldsToFill(
    { name: [0], details: [], matchBy, fields: fields as { column: number }[] },
    [role],
    { header: HEADER, rows: ROWS },
    { manages, newId: () => `new${(made += 1)}` },
  );
};

describe('fields that an import of people fills', () => {
  it('are created with the name of the column unless they have their own, and get options from the cells', () => {
    const { created, mapping, fields } = filled([
      { column: 1, type: 'SELECT', label: ' Job ' },
      { column: 3, type: 'NUMBER' },
    ]);
    expect(created.map(({ label, type }) => [label, type])).toEqual([
      ['Job', 'SELECT'],
      ['Column 4', 'NUMBER'],
    ]);
    expect(created[0]!.settings.options!.map(({ label }) => label)).toEqual(['SRE', 'Support']);
    expect(mapping.fields).toEqual([
      { column: 1, fieldId: created[0]!.id },
      { column: 3, fieldId: created[1]!.id },
    ]);
    expect(fields.map(({ id }) => id)).toEqual(['role', created[0]!.id, created[1]!.id]);
  });
  it('get the options that they lack, from members who manage fields', () => {
    const labels = (manages: boolean) => {
      const { fields, widened } = filled([{ column: 1, fieldId: 'ROLE' }], manages);
      return [fields[0]!.settings.options!.map(({ label }) => label), widened.length];
    };
    expect(labels(true)).toEqual([['SRE', 'Support'], 1]);
    expect(labels(false)).toEqual([['SRE'], 0]);
  });
  it('are not created for other members, and name no people', () => {
    expect(() => filled([{ column: 1 }], false)).toThrow(expect.objectContaining({ code: 'Forbidden' }));
    expect(() => filled([{ column: 1, type: 'PERSON' }])).toThrow('cannot name people');
  });
});

describe('the field by which people are matched', () => {
  it('holds text: other values are not compared, and each import would create everyone again', () => {
    expect(FIELD_TYPE_NAMES.filter(isMatchable)).toEqual(['TEXT', 'EMAIL', 'PHONE', 'URL']);
    const match = (field: object, matchBy: string | null) => () => filled([field], true, matchBy);
    for (const type of FIELD_TYPE_NAMES.filter((each) => !isMatchable(each) && each !== 'PERSON'))
      expect(match({ column: 2, type }, 'Seats')).toThrow('People can’t be matched by “Seats”');
    expect(match({ column: 1, fieldId: 'ROLE' }, 'Role')).toThrow('People can’t be matched by “Role”');
    expect(match({ column: 1, fieldId: 'role' }, null)).not.toThrow();
    for (const type of FIELD_TYPE_NAMES.filter(isMatchable)) expect(match({ column: 2, type }, 'Seats')).not.toThrow();
  });
  it('is not guessed if it holds none', () => {
    const guess = (type: 'NUMBER' | 'EMAIL') =>
      guessedMapping(['Name', 'Email'], [{ id: 'f', label: 'Email', type }]).matchBy;
    expect([guess('NUMBER'), guess('EMAIL')]).toEqual([null, 'Email']);
  });
});

describe('the types of columns', () => {
  it('are those of their cells', () => {
    const rows = ROWS.concat(ROWS.map(({ cells }) => ({ cells: [...cells.slice(0, 2), '4', ''] })));
    expect(guessedTypes(HEADER, rows.slice(3))).toEqual(['TEXT', 'TEXT', 'NUMBER', 'TEXT']);
    expect(
      guessedTypes(
        ['Role'],
        ROWS.concat(ROWS).map(({ cells }) => ({ cells: [cells[1]!.toUpperCase()] })),
      ),
    ).toEqual(['SELECT']);
  });
});
