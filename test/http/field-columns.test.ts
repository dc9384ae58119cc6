import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

const CSV = [
  'Comment,Plan,Seats,Tools,Visit',
  '"It was slow, very slow",Free,5,"Web; App",13/02/2026',
  'I like the search a lot,Business,"1,200",Web,01/02/2026',
  'Nothing works on my phone,Free,many,App,02/02/2026',
].join('\n');
const COMMENT_ONLY = { title: null, content: [0], date: null, tags: [] };

interface Field {
  id: string;
  label: string;
  settings: { options?: { label: string }[] };
}

describe('columns of imported tables', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;

  const as = () => ({ Authorization: `Bearer ${ada.token}` });
  const server = () => request(test.app.getHttpServer());
  const read = async (path: string) => (await server().get(`/api/v1/${path}`).set(as()).expect(200)).body;
  const post = (path: string, body: object) => server().post(`/api/v1/${path}`).set(as()).send(body);
  const importTable = async (mapping: object): Promise<void> => {
    const { id: fileId } = (
      await server()
        .post(`/api/v1/projects/${projectId}/files`)
        .set(as())
        .attach('file', Buffer.from(CSV), 'survey.csv')
        .expect(201)
    ).body;
    const { id } = (await post(`projects/${projectId}/imports`, { files: [{ fileId, mapping }] }).expect(201)).body;
    await until(async () => (await read(`imports/${id}`)).state === 'done');
  };
  const notes = async (): Promise<{ id: string }[]> =>
    (await read(`projects/${projectId}/notes?sort=CREATED&direction=ASC`)).items;
  /** Values by label, note by note. */
  const values = async (): Promise<Record<string, string>[]> =>
    Promise.all(
      (await notes()).map(async ({ id }) => {
        const { fields, values: shown } = await read(`notes/${id}/fields`);
        const labels = new Map((fields as Field[]).map((field) => [field.id, field.label]));
        return Object.fromEntries(
          (shown as { fieldId: string; shown: string }[]).map((value) => [labels.get(value.fieldId), value.shown]),
        );
      }),
    );
  const rawOf = async (column: string) =>
    (await Promise.all((await notes()).map(({ id }) => read(`notes/${id}`))))
      .map(({ fields }) => fields[column])
      .filter((value) => value !== undefined);

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
  });
  beforeEach(async () => {
    projectId = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());

  it('are listed with the type that fits them', async () => {
    await importTable(COMMENT_ONLY);
    const { items } = await read(`projects/${projectId}/raw-columns`);
    expect(items).toContainEqual({ name: 'Visit', noteCount: 3, samples: expect.any(Array), type: 'DATETIME' });
    expect((items as { name: string }[]).map(({ name }) => name).sort()).toEqual(['Plan', 'Seats', 'Tools', 'Visit']);
  });

  it('become fields with the values of all notes; what does not fit stays raw', async () => {
    await importTable(COMMENT_ONLY);
    const { body } = await post(`projects/${projectId}/raw-columns/fields`, {
      columns: [
        { name: 'Plan', label: 'Plan', type: 'SELECT' },
        { name: 'Seats', label: 'Team size', type: 'NUMBER' },
        { name: 'Tools', label: 'Tools', type: 'SELECT', several: true },
        { name: 'Visit', label: 'Visit', type: 'DATETIME' },
      ],
    }).expect(201);
    expect(body.items.map(({ valueCount, rawCount }: Record<string, number>) => [valueCount, rawCount])).toEqual([
      [3, 0],
      [2, 1],
      [3, 0],
      [3, 0],
    ]);
    expect(await values()).toEqual(
      expect.arrayContaining([
        { Plan: 'Free', 'Team size': '5', Tools: 'App; Web', Visit: '2026-02-13' },
        { Plan: 'Business', 'Team size': '1200', Tools: 'Web', Visit: '2026-02-01' },
        { Plan: 'Free', Tools: 'App', Visit: '2026-02-02' },
      ]),
    );
    expect(await rawOf('Seats')).toEqual(['many']);
    expect(await rawOf('Plan')).toEqual([]);
    expect((await read(`projects/${projectId}/raw-columns`)).items).toEqual([]);
  });

  it('are shown raw again once the field is deleted', async () => {
    await importTable(COMMENT_ONLY);
    const { body } = await post(`projects/${projectId}/raw-columns/fields`, {
      columns: [{ name: 'Plan', label: 'Plan', type: 'SELECT' }],
    }).expect(201);
    await server().delete(`/api/v1/fields/${body.items[0].id}`).set(as()).expect(200);
    expect((await rawOf('Plan')).sort()).toEqual(['Business', 'Free', 'Free']);
  });

  it('are refused if no note has them', async () => {
    await post(`projects/${projectId}/raw-columns/fields`, {
      columns: [{ name: 'Plan', label: 'Plan', type: 'TEXT' }],
    }).expect(422);
    expect((await read(`projects/${projectId}/fields`)).fields).toEqual([]);
  });

  it('fill fields that an import maps them to, with options for new labels', async () => {
    const { id: planId } = (
      await post(`projects/${projectId}/fields`, { label: 'Plan', type: 'SELECT', objectType: 'NOTE' }).expect(201)
    ).body;
    await importTable({
      ...COMMENT_ONLY,
      fields: [
        { name: 'Plan', fieldId: planId },
        { name: 'Seats', type: 'NUMBER' },
      ],
    });
    await until(async () => (await values()).every((value) => value['Plan'] !== undefined));
    const { settings } = (await read(`fields/${planId}`)) as Field;
    expect(settings.options!.map(({ label }) => label).sort()).toEqual(['Business', 'Free']);
    expect(await rawOf('Plan')).toEqual([]);
    expect(await rawOf('Tools')).toHaveLength(3);
    await until(async () => (await rawOf('Seats')).length === 1);
    expect((await values()).map((value) => value['Seats']).sort()).toEqual(['1200', '5', undefined]);
  });

  it('become a field of several options, or of people by their names', async () => {
    await post('people', { name: 'Free' }).expect(201);
    await importTable({
      ...COMMENT_ONLY,
      fields: [
        { name: 'Tools', type: 'SELECT', several: true },
        { name: 'Plan', type: 'PERSON' },
      ],
    });
    await until(async () => (await values()).every((value) => value['Tools'] !== undefined));
    await until(async () => (await rawOf('Plan')).length === 1);
    const tools = (await values()).map((value) => value['Tools']!.split('; ').sort());
    expect(tools.sort((one, other) => one.length - other.length).at(-1)).toEqual(['App', 'Web']);
    expect(await rawOf('Plan')).toEqual(['Business']);
  });

  it('cannot fill fields of another project', async () => {
    const elsewhere = await test.people.project(ada);
    const { id: fieldId } = (
      await post(`projects/${elsewhere}/fields`, { label: 'Plan', type: 'TEXT', objectType: 'NOTE' }).expect(201)
    ).body;
    const { id: fileId } = (
      await server()
        .post(`/api/v1/projects/${projectId}/files`)
        .set(as())
        .attach('file', Buffer.from(CSV), 'survey.csv')
        .expect(201)
    ).body;
    const mapping = { ...COMMENT_ONLY, fields: [{ name: 'Plan', fieldId }] };
    await post(`projects/${projectId}/imports`, { files: [{ fileId, mapping }] }).expect(422);
  });
});
