import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

interface Shown {
  id: string;
  name: string;
  objectType: string;
  projectId: string | null;
  form: { combinator: string; fieldForms: { id: string; values: string[] }[] };
  faults: { rowId: string; reason: string }[];
  version: number;
  createdBy: string;
}

describe('saved filters over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const titled = (word: string) => ({
    combinator: 'and',
    fieldForms: [{ id: '1', field: { kind: 'system', name: 'Title' }, operator: 'Contains', values: [word] }],
  });
  const filled = (fieldId: string) => ({
    combinator: 'and',
    fieldForms: [{ id: '1', field: { kind: 'custom', fieldId }, operator: 'IsNotEmpty', values: [] }],
  });
  const save = (body: object, person = ada) =>
    server()
      .post('/api/v1/filters')
      .set(as(person))
      .send({ name: 'Prices', objectType: 'NOTE', projectId, form: titled('price'), ...body });
  const saved = async (body: object = {}, person = ada): Promise<Shown> => (await save(body, person).expect(201)).body;
  const list = async (query = '', person = ada): Promise<Shown[]> =>
    (await server().get(`/api/v1/filters${query}`).set(as(person)).expect(200)).body.items;
  const read = (id: string, person = ada) => server().get(`/api/v1/filters/${id}`).set(as(person));
  const change = (id: string, body: object, person = ada) =>
    server().patch(`/api/v1/filters/${id}`).set(as(person)).send(body);
  const undo = (undoId: string, person = ada) => server().post(`/api/v1/undo/${undoId}`).set(as(person));

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());
  beforeEach(() => test.database.query('DELETE FROM saved_filter'));

  it('are saved under a trimmed name, without rows that say nothing', async () => {
    const empty = { id: '2', field: { kind: 'system', name: 'Content' }, operator: 'Contains', values: [' '] };
    const form = { combinator: 'AND', fieldForms: [...titled('price').fieldForms, empty] };
    const filter = await saved({ name: '  About   prices ', form });
    expect(filter).toMatchObject({ name: 'About prices', objectType: 'NOTE', projectId, faults: [], version: 1 });
    expect(filter.form).toEqual(titled('price'));
    expect(filter.createdBy).toBe(ada.userId);
    expect((await read(filter.id, viewer).expect(200)).body).toEqual(filter);
  });

  it('are listed by name: those of the workspace, and those of the project asked for', async () => {
    const elsewhere = await test.people.project(ada, 1);
    await saved({ name: 'zoo' });
    await saved({ name: 'Äpfel', projectId: null });
    await saved({ name: 'banana', projectId: null, objectType: 'INSIGHT' });
    await saved({ name: 'Other', projectId: elsewhere });
    const names = async (query: string) => (await list(query)).map(({ name }) => name);
    expect(await names('')).toEqual(['Äpfel', 'banana']);
    expect(await names(`?projectId=${projectId}`)).toEqual(['Äpfel', 'banana', 'zoo']);
    expect(await names(`?projectId=${projectId}&objectType=NOTE`)).toEqual(['Äpfel', 'zoo']);
  });

  it('are refused with a row that cannot be used, by its id', async () => {
    const form = { combinator: 'and', fieldForms: [{ ...titled('x').fieldForms[0], operator: 'HasAnyOf' }] };
    const refused = await save({ form }).expect(400);
    expect(refused.body.errors[0]).toMatchObject({ title: 'The filter cannot be used' });
    expect(refused.body.errors[0].message).toContain('Row 1: Invalid operator for field type');
    const { id } = await saved();
    await change(id, { form }).expect(400);
  });

  it('are refused with a blank or a long name', async () => {
    await save({ name: '   ' }).expect(400);
    await save({ name: 'x'.repeat(101) }).expect(400);
    await save({ name: 'x'.repeat(100) }).expect(201);
  });

  it('are saved by those who can edit the project, or in the workspace by everyone but viewers', async () => {
    const outside = await test.people.project(ada);
    const { teamId } = ada;
    const other = await test.people.member(teamId);
    await save({}, viewer).expect(403);
    await save({ projectId: null }, viewer).expect(403);
    await save({ projectId: outside }, other).expect(404);
    await save({ projectId: null }, other).expect(201);
    const { id } = await saved({ projectId: outside });
    await read(id, other).expect(404);
    await change(id, { name: 'Mine' }, other).expect(404);
    expect(await list(`?projectId=${outside}`, other)).toEqual([expect.objectContaining({ projectId: null })]);
  });

  it('of people belong to the workspace, and to those who see people', async () => {
    const form = {
      combinator: 'and',
      fieldForms: [{ ...titled('ada').fieldForms[0]!, field: { kind: 'system', name: 'Name' } }],
    };
    await save({ objectType: 'PERSON', form }).expect(422);
    const { id } = await saved({ objectType: 'PERSON', projectId: null, form });
    await test.database.query(`UPDATE team SET people_access = 'MANAGERS' WHERE id = $1`, [ada.teamId]);
    try {
      await read(id).expect(404);
      await change(id, { name: 'x' }).expect(404);
      await save({ objectType: 'PERSON', projectId: null, form }).expect(403);
      expect(await list()).toEqual([]);
    } finally {
      await test.database.query(`UPDATE team SET people_access = 'EVERYONE' WHERE id = $1`, [ada.teamId]);
    }
  });

  it('over a field that the reader cannot see say why they show nothing', async () => {
    const hidden = await test.people.project(ada);
    const field = { label: 'Plan', type: 'TEXT', objectType: 'NOTE' };
    const answer = await server().post(`/api/v1/projects/${hidden}/fields`).set(as(ada)).send(field).expect(201);
    const { id } = await saved({ form: filled(answer.body.id) });
    const reason = 'This field does not exist, or you don’t have access to it.';
    expect((await read(id).expect(200)).body.faults).toEqual([]);
    expect((await read(id, viewer).expect(200)).body.faults).toEqual([{ rowId: '1', reason }]);
    const [listed] = await list(`?projectId=${projectId}`, viewer);
    expect(listed!.faults).toEqual([{ rowId: '1', reason }]);
  });

  it('are renamed and changed, and each change is undone by itself', async () => {
    const { id } = await saved();
    const renamed = (await change(id, { name: 'Costs' }).expect(200)).body.undoId;
    const rewritten = (await change(id, { form: titled('cost') }).expect(200)).body.undoId;
    await undo(renamed).expect(200);
    expect((await read(id)).body).toMatchObject({ name: 'Prices', form: titled('cost') });
    await undo(rewritten).expect(200);
    expect((await read(id)).body).toMatchObject({ name: 'Prices', form: titled('price'), version: 5 });
  });

  it('are not overwritten unseen', async () => {
    const { id } = await saved();
    const { headers } = await read(id).expect(200);
    await change(id, { name: 'Costs' }).expect(200);
    await change(id, { name: 'Fees' }).set('If-Match', headers['etag']!).expect(412);
  });

  it('come back after they were deleted', async () => {
    const filter = await saved();
    const { undoId } = (await server().delete(`/api/v1/filters/${filter.id}`).set(as(ada)).expect(200)).body;
    await read(filter.id).expect(404);
    await undo(undoId).expect(200);
    expect((await read(filter.id)).body).toMatchObject({ name: 'Prices', form: filter.form });
  });
});
