import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const SEARCH = {
  sort: null,
  filter: { combinator: 'and', fieldForms: [] },
  group: null,
  columns: [],
  fieldVisibility: [],
};

interface Shown {
  id: string;
  title: string;
  version: number;
  rank: number;
  isDefault: boolean;
}

describe('saved views over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let bea: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const save = (body: object = {}, person = ada) =>
    server()
      .post(`/api/v1/projects/${projectId}/views`)
      .set(as(person))
      .send({ title: 'By role', objectType: 'NOTE', layout: 'TABLE', viewData: SEARCH, ...body });
  const saved = async (body: object = {}, person = ada): Promise<Shown> => (await save(body, person).expect(201)).body;
  const titles = async (person = ada): Promise<string[]> =>
    (await server().get(`/api/v1/projects/${projectId}/views`).set(as(person)).expect(200)).body.items.map(
      ({ title }: Shown) => title,
    );
  const read = (id: string, person = ada) => server().get(`/api/v1/views/${id}`).set(as(person));
  const change = (id: string, body: object, person = ada) =>
    server().patch(`/api/v1/views/${id}`).set(as(person)).send(body);
  const remove = (id: string, person = ada) => server().delete(`/api/v1/views/${id}`).set(as(person));
  const place = (id: string, beforeViewId: string | null) =>
    server().put(`/api/v1/views/${id}/place`).set(as(ada)).send({ beforeViewId });
  const undo = (undoId: string, person = ada) => server().post(`/api/v1/undo/${undoId}`).set(as(person));

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    bea = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());
  beforeEach(() => test.database.query('DELETE FROM project_view'));

  it('are saved with their search, and listed in the order in which they were saved', async () => {
    const fieldForms = [{ id: '1', field: { kind: 'system', name: 'Title' }, operator: 'Contains', values: ['price'] }];
    const viewData = {
      sort: { by: 'TITLE', direction: 'ASC' },
      filter: { combinator: 'and', fieldForms },
      group: { kind: 'TAG' },
      columns: [{ key: 'TITLE', width: 300, sticky: true, wrapped: false }],
      fieldVisibility: [{ key: 'AUTHORS', visible: false }],
    };
    const view = await saved({ title: '  By   role ', viewData });
    expect(view).toMatchObject({
      title: 'By role',
      docId: null,
      isPrivate: false,
      isDefault: false,
      version: 1,
      viewData,
    });
    await saved({ title: 'Second' });
    expect(await titles(viewer)).toEqual(['By role', 'Second']);
    expect((await read(view.id, viewer).expect(200)).body).toEqual(view);
  });

  it('are refused with a blank title, a wrong layout, and a search that cannot be used', async () => {
    await save({ title: ' ' }).expect(400);
    await save({ layout: 'PIE' }).expect(400);
    await save({ viewData: { ...SEARCH, group: { kind: 'SELECT' } } }).expect(400);
    await save({ viewData: { ...SEARCH, group: { kind: 'PUBLISHED' } } }).expect(400);
    await save({ viewData: { ...SEARCH, sort: { by: 'FIELD', direction: 'ASC' } } }).expect(400);
    await save({ viewData: { ...SEARCH, columns: [{ key: 'TITLE' }, { key: 'TITLE' }] } }).expect(400);
    await save({ viewData: { ...SEARCH, columns: [{ key: 'TITLE', width: 0.5 }] } }).expect(400);
    const form = {
      combinator: 'and',
      fieldForms: [{ id: '1', field: { kind: 'system', name: 'Name' }, operator: 'Is', values: ['x'] }],
    };
    await save({ viewData: { ...SEARCH, filter: form } }).expect(400);
    expect(await titles()).toEqual([]);
  });

  it('are saved by members who can edit the project, and are out of sight of other workspaces', async () => {
    await save({}, viewer).expect(403);
    await save({}, stranger).expect(404);
    const { id } = await saved({}, bea);
    await read(id, stranger).expect(404);
    await change(id, { title: 'Mine' }, stranger).expect(404);
    await change(id, { title: 'Mine' }, viewer).expect(403);
    await remove(id, viewer).expect(403);
    await change(id, { title: 'Ours' }).expect(200);
    expect(await titles(viewer)).toEqual(['Ours']);
  });

  it('that are private are seen by their creator only, until they are shared', async () => {
    const { id } = await saved({ title: 'Draft', isPrivate: true });
    expect(await titles(bea)).toEqual([]);
    await read(id, bea).expect(404);
    await change(id, { title: 'Mine' }, bea).expect(404);
    await remove(id, bea).expect(404);
    await change(id, { isDefault: true }).expect(422);
    await change(id, { isPrivate: false }).expect(200);
    expect(await titles(bea)).toEqual(['Draft']);
  });

  it('open first one at a time for each type of object', async () => {
    const first = await saved({ isDefault: true });
    const insights = await saved({ objectType: 'INSIGHT', isDefault: true });
    const second = await saved({});
    const { undoId } = (await change(second.id, { isDefault: true }).expect(200)).body;
    const defaults = async () =>
      (await server().get(`/api/v1/projects/${projectId}/views`).set(as(ada))).body.items
        .filter(({ isDefault }: Shown) => isDefault)
        .map(({ id }: Shown) => id);
    expect(await defaults()).toEqual([insights.id, second.id]);
    await undo(undoId).expect(200);
    await undo(`${undoId}/redo`).expect(204);
    await undo(undoId).expect(200);
    expect(await defaults()).toEqual([insights.id]);
    expect(first.isDefault).toBe(true);
  });

  it('are renamed and changed, each change undone by itself, and never overwritten unseen', async () => {
    const { id } = await saved();
    const { headers } = await read(id).expect(200);
    const renamed = (await change(id, { title: 'Roles' }).expect(200)).body.undoId;
    await change(id, { title: 'Fees' }).set('If-Match', headers['etag']!).expect(412);
    const rearranged = (
      await change(id, { layout: 'BOARD', viewData: { ...SEARCH, group: { kind: 'TAG' } } }).expect(200)
    ).body.undoId;
    await undo(renamed).expect(200);
    await undo(`${renamed}/redo`).expect(204);
    await undo(renamed).expect(200);
    expect((await read(id)).body).toMatchObject({ title: 'By role', layout: 'BOARD' });
    await undo(rearranged).expect(200);
    await undo(`${rearranged}/redo`).expect(204);
    await undo(rearranged).expect(200);
    expect((await read(id)).body).toMatchObject({ title: 'By role', layout: 'TABLE', viewData: SEARCH });
  });

  it('are copied, moved, deleted and restored', async () => {
    const one = await saved({ title: 'One', isDefault: true });
    const two = await saved({ title: 'Two' });
    const copy = await server().post(`/api/v1/views/${one.id}/duplicate`).set(as(ada)).send({}).expect(201);
    expect(copy.body).toMatchObject({ title: 'Copy of One', isDefault: false });
    const { undoId } = (await place(two.id, one.id).expect(200)).body;
    expect(await titles()).toEqual(['Two', 'One', 'Copy of One']);
    await undo(undoId).expect(200);
    await undo(`${undoId}/redo`).expect(204);
    await undo(undoId).expect(200);
    expect(await titles()).toEqual(['One', 'Two', 'Copy of One']);
    await place(one.id, null).expect(200);
    expect(await titles()).toEqual(['Two', 'Copy of One', 'One']);
    await place(one.id, projectId).expect(422);
    const deleted = (await remove(one.id).expect(200)).body.undoId;
    await read(one.id).expect(404);
    await undo(deleted).expect(200);
    await undo(`${deleted}/redo`).expect(204);
    await undo(deleted).expect(200);
    expect((await read(one.id)).body).toMatchObject({ title: 'One', isDefault: true });
  });

  it('show a canvas of their own project only', async () => {
    const canvasIn = async (project: string): Promise<string> =>
      (await server().post(`/api/v1/projects/${project}/canvases`).set(as(ada)).send({ title: 'Wall' }).expect(201))
        .body.id;
    const docId = await canvasIn(projectId);
    const elsewhere = await canvasIn(await test.people.project(ada));
    const view = await saved({ layout: 'CANVAS', docId });
    expect(view).toMatchObject({ layout: 'CANVAS', docId });
    await change(view.id, { docId: elsewhere }).expect(422);
    await save({ layout: 'CANVAS', docId: elsewhere }).expect(422);
    await change(view.id, { docId: null }).expect(200);
  });

  it('of an archived project cannot be changed', async () => {
    const { id } = await saved();
    await test.database.query(`UPDATE project SET status = 'archived' WHERE id = $1`, [projectId]);
    try {
      await save().expect(409);
      await change(id, { title: 'x' }).expect(409);
      await read(id).expect(200);
    } finally {
      await test.database.query(`UPDATE project SET status = 'active' WHERE id = $1`, [projectId]);
    }
  });
});
