import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';

const CSV =
  'Full name;E-mail;Company\nAda Lovelace;ADA@example.org;Engines\n"Hopper, Grace";grace@example.org;Navy\n;;\n';

describe('imports of people', () => {
  let test: TestApp;
  let ada: Person;

  const { send, get, items, newPerson, names, undo } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await openApp();
  });
  beforeEach(async () => {
    ada = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());

  const run = (duplicates: string, mapping: object, csv = CSV) =>
    send('post', ada, 'people/imports', { csv, fileName: 'customers.csv', mapping, duplicates });

  it('previews columns, a mapping, and what would change, without changing anything', async () => {
    await newPerson(ada, 'Ada', { 'E-mail': 'ada@example.org' });
    const { body } = await send('post', ada, 'people/import-preview', { csv: CSV }).expect(200);
    expect(body).toMatchObject({
      header: ['Full name', 'E-mail', 'Company'],
      rowCount: 2,
      mapping: { name: [0], matchBy: 'E-mail' },
      created: 1,
      updated: 1,
      skipped: 0,
    });
    expect(await names(ada)).toEqual(['Ada']);
  });

  it('updates people with the same address, creates the others, names the origin, and is undone as one', async () => {
    const id = await newPerson(ada, 'Ada', { 'E-mail': 'ada@example.org' });
    const { mapping } = (await send('post', ada, 'people/import-preview', { csv: CSV })).body;
    const { body } = await run('UPDATE', mapping).expect(201);
    expect(body).toMatchObject({ created: 1, updated: 1 });
    expect((await get(ada, `people/${id}`)).body).toMatchObject({
      name: 'Ada',
      details: { Company: 'Engines' },
      importOrigin: null,
      enrichmentOrigin: 'customers.csv',
    });
    expect(await items(ada, 'people?importOrigin=customers.csv')).toMatchObject([
      { name: 'Hopper, Grace', details: { Company: 'Navy' } },
    ]);
    await undo(ada, body.undoId).expect(204);
    expect(await items(ada, 'people')).toMatchObject([
      { details: { 'E-mail': 'ada@example.org' }, enrichmentOrigin: null },
    ]);
  });

  it('leaves people out, or makes others, as told', async () => {
    const mapping = { name: [0], details: [], matchBy: null };
    expect((await run('SKIP', mapping).expect(201)).body).toMatchObject({ created: 2, skipped: 0 });
    expect((await run('SKIP', mapping).expect(201)).body).toMatchObject({ created: 0, skipped: 2, undoId: null });
    expect((await run('CREATE', mapping).expect(201)).body).toMatchObject({ created: 2, skipped: 0 });
    expect(await names(ada)).toHaveLength(4);
  });

  it('refuses tables without rows, with too many, and mappings that do not fit', async () => {
    const mapping = { name: [0], details: [], matchBy: null };
    await run('SKIP', { ...mapping, name: [7] }).expect(422);
    await run('SKIP', mapping, '\n').expect(422);
    await run('SKIP', mapping, `Name\n${'x\n'.repeat(10_001)}`).expect(422);
    expect(await names(ada)).toEqual([]);
  });

  it('exports what was imported, with a column for each detail', async () => {
    await run('SKIP', { name: [0], details: [{ column: 2, label: 'Company' }], matchBy: null }).expect(201);
    const [head, ...rows] = (await get(ada, 'people/export').expect(200)).text
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n');
    expect(head).toBe('Name,Company,Notes,Import origin,Enrichment origin,Created at,Link');
    expect(rows[0]).toMatch(/^Ada Lovelace,Engines,0,customers\.csv,,/);
    expect(rows[1]).toMatch(/^"Hopper, Grace",Navy,/);
  });
});
