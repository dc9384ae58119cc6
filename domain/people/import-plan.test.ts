import { guessedMapping, keysOf, nameKey, planOf, refuseUnfit, type Person, type TableRow } from './index.ts';

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
