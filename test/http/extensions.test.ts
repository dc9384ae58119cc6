import { BUILT_IN } from '@evident/domain/templates';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const USABILITY = BUILT_IN.find(({ title }) => title === 'Usability testing')!.id;

describe('extensions over HTTP', () => {
  let test: TestApp;
  let manager: Person;
  let ada: Person;
  let reader: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object, person = ada): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(person)).send(body).expect(201)).body.id;
  const get = async (path: string, person = ada) =>
    (await server().get(`/api/v1/${path}`).set(as(person)).expect(200)).body;
  const at = (id: string, project = projectId) => `/api/v1/projects/${project}/extensions/${id}`;
  const install = (id: string, person = ada, project = projectId) => server().put(at(id, project)).set(as(person));
  const remove = (id: string, person = ada) => server().delete(at(id)).set(as(person));
  const undo = (undoId: string) => server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(200);
  const state = async (id: string, project = projectId) =>
    (await get(`projects/${project}/extensions`)).items.find((one: { id: string }) => one.id === id);
  const labels = async (project = projectId): Promise<string[]> =>
    (await get(`projects/${project}/fields`)).fields.map(({ label }: { label: string }) => label).sort();
  const boards = async () => (await get(`projects/${projectId}/tag-boards`)).items;

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    manager = await test.people.member(team, 'MANAGER');
    ada = await test.people.member(team);
    reader = await test.people.member(team, 'VIEWER');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    projectId = await test.people.project(ada, 2);
  });

  it('say what they add, add it once, and leave parts with the same name alone', async () => {
    await make(`projects/${projectId}/fields`, { label: 'device', type: 'TEXT', objectType: 'NOTE' });
    const before = await state(USABILITY);
    expect(before).toMatchObject({
      installedAt: null,
      adds: { fields: ['Task result', 'Severity'], boards: ['Usability'], templates: ['Usability test'] },
      here: [],
    });
    const { undoId } = (await install(USABILITY).expect(200)).body;
    expect((await install(USABILITY).expect(200)).body).toEqual({ undoId: null });
    expect(await labels()).toEqual(['Severity', 'Task result', 'device']);
    expect(await boards()).toHaveLength(1);
    const after = await state(USABILITY);
    expect(after).toMatchObject({ adds: { fields: [], boards: [], templates: [] } });
    expect(after.here.map(({ title, stays }: { title: string; stays: boolean }) => [title, stays])).toEqual([
      ['Task result', false],
      ['Severity', false],
      ['Usability', false],
      ['Usability test', false],
    ]);
    await undo(undoId);
    expect(await labels()).toEqual(['device']);
    expect(await state(USABILITY)).toMatchObject({ installedAt: null });
    await install(USABILITY, reader).expect(403);
    await install(USABILITY, await test.people.member(await test.people.team(), 'MANAGER')).expect(404);
    await install('00000000-0000-4000-8000-00000000dead').expect(404);
  });

  it('keep what is in use when they are removed, and come back with undo', async () => {
    await install(USABILITY).expect(200);
    const noteId = await make(`projects/${projectId}/notes`, { markdown: 'I could not find the button.' });
    const fields = (await get(`projects/${projectId}/fields`)).fields as { id: string; label: string }[];
    const device = fields.find(({ label }) => label === 'Device')!;
    await server()
      .patch(`/api/v1/notes/${noteId}/fields`)
      .set(as(ada))
      .send({ values: [{ fieldId: device.id, text: 'Phone' }] })
      .expect(200);
    const tagId = (await boards())[0].groups[0].tags[0].id;
    await make(`notes/${noteId}/highlights`, { quote: 'could not find', tagIds: [tagId] });
    expect((await state(USABILITY)).here).toMatchObject([
      { title: 'Task result', dependents: 0, stays: false },
      { title: 'Device', dependents: 1, stays: true },
      { title: 'Severity', stays: false },
      { kind: 'BOARD', dependents: 1, stays: true },
      { kind: 'TEMPLATE', stays: false },
    ]);
    await remove(USABILITY, reader).expect(403);
    const { undoId } = (await remove(USABILITY).expect(200)).body;
    expect(await labels()).toEqual(['Device']);
    expect(await boards()).toHaveLength(1);
    const [latest, ...earlier] = (await get('undo')).items as { undoId: string; label: string }[];
    expect(latest!.undoId).toBe(undoId);
    expect(earlier.filter(({ label }) => label.startsWith('Removed'))).toEqual([]);
    await remove(USABILITY).expect(404);
    await undo(undoId);
    expect(await labels()).toEqual(['Device', 'Severity', 'Task result']);
    expect((await state(USABILITY)).here).toHaveLength(5);
  });

  it('are made from a project by managers, and used in others', async () => {
    await make(`projects/${projectId}/fields`, { label: 'Region', type: 'TEXT', objectType: 'NOTE' });
    await server().post(`/api/v1/projects/${projectId}/extensions`).set(as(ada)).send({ title: 'Ours' }).expect(403);
    const id = await make(`projects/${projectId}/extensions`, { title: 'Ours' }, manager);
    const empty = await test.people.project(manager);
    await server().post(`/api/v1/projects/${empty}/extensions`).set(as(manager)).send({ title: 'None' }).expect(422);
    const other = await test.people.project(ada);
    await install(id, ada, other).expect(200);
    expect(await labels(other)).toEqual(['Region']);
    await server().patch(`/api/v1/extensions/${id}`).set(as(ada)).send({ title: 'Mine' }).expect(403);
    await server().patch(`/api/v1/extensions/${id}`).set(as(manager)).send({ title: 'Regions' }).expect(200);
    await server().delete(`/api/v1/extensions/${id}`).set(as(manager)).expect(200);
    expect(await labels(other)).toEqual(['Region']);
    expect(await state(id, other)).toMatchObject({ title: 'Ours', deleted: true, here: [{ title: 'Region' }] });
    expect((await get('extensions', reader)).items.map(({ builtIn }: { builtIn: boolean }) => builtIn)).not.toContain(
      false,
    );
  });
});
