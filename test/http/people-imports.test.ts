import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const CSV =
  'Full name;E-mail;Company\nAda Lovelace;ADA@example.org;Engines\n"Hopper, Grace";grace@example.org;Navy\n;;\n';

describe('imports of people', () => {
  let test: TestApp;
  let ada: Person;

  const { send, get, items, newPerson, names, undo } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
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
    await undo(ada, body.undoId).expect(200);
    expect(await items(ada, 'people')).toMatchObject([
      { details: { 'E-mail': 'ada@example.org' }, enrichmentOrigin: null },
    ]);
  });

  it('fills fields of people, keeps what does not fit as a detail, and is undone as one', async () => {
    const manager = await test.people.member(ada.teamId, 'MANAGER');
    const fieldOf = async (label: string, type: string, settings: object = {}): Promise<string> =>
      (await send('post', manager, 'fields', { label, type, objectType: 'PERSON', settings }).expect(201)).body.id;
    const since = await fieldOf('Customer since', 'DATETIME');
    const seats = await fieldOf('Seats', 'NUMBER');
    const tools = await fieldOf('Tools', 'SELECT', { max: 3, options: [{ label: 'Loki' }, { label: 'Tempo' }] });
    const id = await newPerson(ada, 'Ada');
    await send('patch', ada, `people/${id}/fields`, { values: [{ fieldId: seats, number: 1 }] }).expect(200);
    const csv = 'Name,Since,Size,Used\nAda,31/01/2026,"1,200",Loki; Tempo\nBen,01/02/2026,many,\n';
    const mapping = {
      name: [0],
      details: [],
      matchBy: null,
      fields: [since, seats, tools].map((fieldId, place) => ({ column: place + 1, fieldId })),
    };
    const preview = await send('post', ada, 'people/import-preview', { csv, mapping }).expect(200);
    expect(preview.body).toMatchObject({ created: 1, updated: 1, mapping });
    const valuesOf = async (personId: string) => (await get(ada, `people/${personId}/fields`).expect(200)).body.values;
    expect(await valuesOf(id)).toMatchObject([{ number: 1 }]);
    const { body } = await run('UPDATE', mapping, csv).expect(201);
    expect(body).toMatchObject({ created: 1, updated: 1 });
    expect(await valuesOf(id)).toMatchObject([
      { fieldId: since, moment: '2026-01-31T00:00:00.000Z' },
      { fieldId: seats, number: 1200 },
      { fieldId: tools, shown: 'Loki; Tempo' },
    ]);
    const [{ id: ben, details }] = await items(ada, 'people?search=Ben');
    expect(details).toEqual({ Size: 'many' });
    expect(await valuesOf(ben)).toMatchObject([{ fieldId: since, moment: '2026-02-01T00:00:00.000Z' }]);
    expect((await run('UPDATE', mapping, csv).expect(201)).body).toMatchObject({ created: 0, updated: 0, skipped: 2 });
    await undo(ada, body.undoId).expect(200);
    expect(await valuesOf(id)).toMatchObject([{ fieldId: seats, number: 1 }]);
    expect(await names(ada)).toEqual(['Ada']);
    await run('UPDATE', { ...mapping, fields: [{ column: 1, fieldId: id }] }, csv).expect(422);
    await run('UPDATE', { ...mapping, fields: [1, 2].map((column) => ({ column, fieldId: since })) }, csv).expect(422);
  });

  it('creates typed fields, fills those of the same name, and knows people by them the next time', async () => {
    const manager = await test.people.member(ada.teamId, 'MANAGER');
    const csv =
      'Name,Mail,seats ,Plan\nAda,ada@x.org,3,Pro\nBen,ben@x.org,12,Free\nCleo,cleo@x.org,1,Pro\nDan,d@x.org,2,Free\n';
    const preview = async (person: Person) =>
      (await send('post', person, 'people/import-preview', { csv }).expect(200)).body;
    expect((await preview(manager)).types).toEqual(['TEXT', 'EMAIL', 'NUMBER', 'SELECT']);
    const mapping = {
      name: [0],
      details: [],
      matchBy: 'Mail',
      fields: [
        { column: 1, type: 'EMAIL' },
        { column: 2, type: 'NUMBER', label: 'Seat' },
        { column: 3, type: 'SELECT' },
      ],
    };
    await run('UPDATE', mapping, csv).expect(403);
    const wanted = { csv, fileName: 'typed.csv', mapping, duplicates: 'UPDATE' };
    const { body } = await send('post', manager, 'people/imports', wanted).expect(201);
    expect(body).toMatchObject({ created: 4, updated: 0, faultCount: 0 });
    const [{ id, details }] = await items(ada, 'people?search=Ada');
    expect(details).toEqual({});
    const { fields } = (await get(ada, 'fields?objectType=PERSON').expect(200)).body;
    const idOf = (label: string) => fields.find((field: { label: string }) => field.label === label).id;
    const values = (await get(ada, `people/${id}/fields`).expect(200)).body.values;
    expect(values).toMatchObject([{ shown: 'ada@x.org' }, { shown: '3' }, { shown: 'Pro' }]);
    const again = await preview(ada);
    expect(again.mapping).toEqual({
      name: [0],
      details: [],
      fields: ['Mail', 'Seat', 'Plan'].map((label, place) => ({ column: place + 1, fieldId: idOf(label) })),
      matchBy: 'Mail',
    });
    const renamed = csv.replace('Ada,', 'Ada King,').replace('12,Free', '12,Team');
    expect((await run('SKIP', again.mapping, renamed).expect(201)).body).toMatchObject({ created: 0, skipped: 4 });
    await send('post', manager, 'people/imports', { ...wanted, csv: renamed, mapping: again.mapping }).expect(201);
    const [ben] = await items(ada, 'people?search=Ben');
    expect((await get(ada, `people/${ben.id}/fields`)).body.values).toMatchObject([{}, {}, { shown: 'Team' }]);
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
