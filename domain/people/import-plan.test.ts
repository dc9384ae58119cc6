import {
  filledColumns,
  guessedMapping,
  keysOf,
  matchColumn,
  matchedBy,
  nameKey,
  planOf,
  refuseUnfit,
  type Person,
  type TableRow,
} from './index.ts';

let made = 0;
const person = (name: string, details: Record<string, string> = {}, id = `p${(made += 1)}`): Person => ({
  id,
  teamId: 'team',
  name,
  nameKey: nameKey(name),
  details,
  importOrigin: null,
  enrichmentOrigin: null,
  version: 1,
  createdBy: 'me',
  createdAt: new Date(0),
  updatedAt: new Date(0),
});
const make = ({ name, details }: Pick<Person, 'name' | 'details'>): Person => person(name, details);
const table = (...rows: string[][]): TableRow[] => rows.map((cells, place) => ({ line: place + 2, cells }));
const HEADER = ['First name', 'Last name', 'Email', 'Company'];
const mapping = guessedMapping(HEADER);
const plan = (rows: TableRow[], duplicates: 'SKIP' | 'UPDATE' | 'CREATE', existing: Person[] = []) =>
  planOf(rows, { mapping, duplicates, fileName: 'new.csv' }, existing, make);

describe('an import of people', () => {
  const ada = person('Ada Lovelace', { Email: 'Ada@Example.org' }, 'ada');
  const rows = table(['Ada', 'L.', 'ada@example.org', 'Engines'], ['Grace', 'Hopper', '', 'Navy'], ['', '', '', '']);

  it('guesses first and last name, and matches by email', () => {
    expect(mapping).toEqual({
      name: [0, 1],
      details: [
        { column: 2, label: 'Email' },
        { column: 3, label: 'Company' },
      ],
      matchBy: 'Email',
    });
    expect(guessedMapping(['Full name', 'Age'])).toMatchObject({ name: [0], matchBy: null });
    expect(guessedMapping(['RespondentID', 'Start time', 'Company'])).toMatchObject({ name: [2] });
    expect(guessedMapping(['Timestamp', 'user_id', 'E-mail', 'Role'])).toMatchObject({
      name: [2],
      details: [{ column: 0 }, { column: 1 }, { column: 3 }],
      matchBy: null,
    });
    expect(guessedMapping(['Timestamp'])).toMatchObject({ name: [0] });
  });
  it('fills the field that has the name of a column, and matches by it', () => {
    const fields = [
      { id: 'role', label: 'Roles' },
      { id: 'mail', label: 'e-mail' },
    ];
    expect(guessedMapping(['customer_name', 'ROLE', 'role ', 'Email'], fields)).toEqual({
      name: [0],
      details: [{ column: 2, label: 'role' }],
      fields: [
        { column: 1, fieldId: 'role' },
        { column: 3, fieldId: 'mail' },
      ],
      matchBy: 'Email',
    });
  });
  it('takes people by the value of the field that the matched column fills', () => {
    const mail = { column: 1, fieldId: 'mail', label: 'Email', read: (text: string) => (text ? { text } : null) };
    const wanted = { name: [0], details: [], fields: [{ column: 1, fieldId: 'mail' }], matchBy: 'Email' };
    const known = [{ fieldId: 'mail', objectId: 'ada', columns: { text_value: 'Ada@Example.org' } }];
    const rows = table(['A. King', 'ada@example.ORG'], ['Ada Lovelace', 'other@example.org'], ['', 'new@example.org']);
    expect(keysOf(rows, wanted, [mail])).toEqual(['ada@example.org', 'other@example.org', 'new@example.org']);
    const policy = { mapping: wanted, duplicates: 'SKIP', fileName: 'new.csv' } as const;
    const planned = planOf(rows, policy, [person('Ada Lovelace', {}, 'ada')], make, {
      columns: [mail],
      known,
      at: new Date(0),
    });
    expect(planned).toMatchObject({ created: 2, skipped: 1, faults: [] });
    expect(() => refuseUnfit(wanted, ['Name', 'Email'])).not.toThrow();
    expect([matchColumn(wanted, ['Name', 'Email']), matchedBy(wanted, [mail])?.fieldId]).toEqual([1, 'mail']);
  });
  it('compares web addresses as the field stores them', () => {
    const wanted = { name: [0], details: [], fields: [{ column: 1, fieldId: 'site' }], matchBy: 'Site' };
    const header = ['Name', 'Site'];
    const rows = table(['Ada', 'www.ada.example'], ['A. King', 'HTTPS://www.ada.example'], ['Ben', 'none']);
    const columns = filledColumns(wanted.fields, [{ id: 'site', type: 'URL', settings: {} }], { header, rows });
    expect(keysOf(rows, wanted, columns)).toEqual(['https://www.ada.example', 'none']);
    const known = [{ fieldId: 'site', objectId: 'ada', columns: { text_value: 'https://www.ada.example' } }];
    const policy = { mapping: wanted, duplicates: 'SKIP', fileName: 'new.csv' } as const;
    const existing = [person('Ada', {}, 'ada'), person('Ben', { Site: 'None' })];
    expect(planOf(rows, policy, existing, make, { columns, known, at: new Date(0) })).toMatchObject({
      created: 0,
      skipped: 3,
    });
  });
  it('asks for people by their keys, each once', () => {
    expect(keysOf(table(['A', '', 'x@y.z', ''], ['B', '', 'X@Y.Z', '']), mapping)).toEqual(['x@y.z']);
  });
  it('adds details to people who exist, and creates the others', () => {
    const { changes, values: _, ...counts } = plan(rows, 'UPDATE', [ada]);
    expect(counts).toEqual({ created: 1, updated: 1, skipped: 0, faults: [{ line: 4, cause: 'The row is empty' }] });
    expect(changes[0]).toMatchObject({
      before: ada,
      after: {
        name: 'Ada Lovelace',
        details: { Email: 'ada@example.org', Company: 'Engines' },
        enrichmentOrigin: 'new.csv',
        importOrigin: null,
      },
    });
    expect(changes[1]).toMatchObject({ before: null, after: { name: 'Grace Hopper', importOrigin: 'new.csv' } });
  });
  it('leaves people who exist as they are, if told so', () => {
    expect(plan(rows, 'SKIP', [ada])).toMatchObject({ created: 1, updated: 0, skipped: 1 });
  });
  it('makes another person for each row, if told so', () => {
    expect(plan(rows, 'CREATE', [ada])).toMatchObject({ created: 2, updated: 0, skipped: 0 });
  });
  it('takes rows with the same key for one person', () => {
    const twice = table(['Grace', 'Hopper', 'g@h.org', 'Navy'], ['Grace', '', 'G@H.org', '']);
    expect(plan(twice, 'UPDATE')).toMatchObject({ created: 1, updated: 0, skipped: 0 });
    expect(plan(twice, 'SKIP')).toMatchObject({ created: 1, skipped: 1 });
  });
  it('says which rows match several people', () => {
    const other = person('Ada Other', { Email: 'ada@example.org' });
    expect(plan(rows, 'UPDATE', [ada, other]).faults[0]).toEqual({ line: 2, cause: 'Several people match this row' });
  });
  it('refuses a mapping of columns that are not there, used twice, or matched without import', () => {
    expect(() => refuseUnfit({ name: [9], details: [], matchBy: null }, HEADER)).toThrow('column');
    expect(() => refuseUnfit({ name: [0], details: [{ column: 0, label: 'x' }], matchBy: null }, HEADER)).toThrow(
      'twice',
    );
    expect(() => refuseUnfit({ name: [0], details: [], matchBy: 'Email' }, HEADER)).toThrow('not imported');
  });
});
