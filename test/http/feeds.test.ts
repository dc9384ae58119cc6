import { UNSEEN_PROJECT } from '@evident/domain/feeds';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

describe('feeds over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let viewer: Person;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const titled = (word: string) => ({
    combinator: 'and',
    fieldForms: [{ id: '1', field: { kind: 'system', name: 'Title' }, operator: 'Contains', values: [word] }],
  });
  const params = (more: object = {}) => ({
    query: '',
    resultType: null,
    projectIds: null,
    sort: { field: 'CREATED', direction: 'DESC' },
    filter: titled('price'),
    selectedFilterId: null,
    ...more,
  });
  const save = (body: object, person = ada) =>
    server()
      .post('/api/v1/feeds')
      .set(as(person))
      .send({ title: 'Prices', params: params(), ...body });
  const saved = async (body: object = {}, person = ada): Promise<string> =>
    (await save(body, person).expect(201)).body.id;
  const read = (id: string, person = ada) => server().get(`/api/v1/feeds/${id}`).set(as(person));
  const change = (id: string, body: object, person = ada) =>
    server().patch(`/api/v1/feeds/${id}`).set(as(person)).send(body);
  const remove = (id: string, person = ada) => server().delete(`/api/v1/feeds/${id}`).set(as(person));
  const titles = async (person = ada): Promise<string[]> =>
    (await server().get('/api/v1/feeds').set(as(person)).expect(200)).body.items.map(
      ({ title }: { title: string }) => title,
    );
  const undo = (undoId: string, person = ada) => server().post(`/api/v1/undo/${undoId}`).set(as(person));

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
  });
  afterAll(() => test.close());
  beforeEach(() => test.database.query('DELETE FROM feed'));

  it('are private unless shared, and listed by title', async () => {
    const mine = await saved({ title: '  zoo \n animals ' });
    const shared = await saved({ title: 'Äpfel', shared: true });
    expect(await titles()).toEqual(['Äpfel', 'zoo animals']);
    expect(await titles(viewer)).toEqual(['Äpfel']);
    await read(mine, ben).expect(404);
    expect((await read(shared, ben).expect(200)).body).toMatchObject({
      title: 'Äpfel',
      shared: true,
      own: false,
      owner: { id: ada.userId },
      params: params(),
      version: 1,
    });
    expect((await read(mine).expect(200)).body).toMatchObject({ own: true, shared: false });
  });

  it('are changed and deleted by the member who saved them', async () => {
    const mine = await saved();
    const shared = await saved({ shared: true });
    await change(mine, { title: 'Mine' }, ben).expect(404);
    await remove(mine, ben).expect(404);
    await change(shared, { title: 'Mine' }, ben).expect(403);
    await remove(shared, ben).expect(403);
    await save({}, viewer).expect(403);
  });

  it('are changed by version, and every change can be undone by its member', async () => {
    const id = await saved();
    const { undoId } = (await change(id, { title: 'Costs', shared: true }).set('If-Match', '"1"').expect(200)).body;
    await change(id, { title: 'Fees' }).set('If-Match', '"1"').expect(412);
    await undo(undoId, ben).expect(404);
    await undo(undoId).expect(200);
    await undo(`${undoId}/redo`).expect(204);
    await undo(undoId).expect(200);
    expect((await read(id)).body).toMatchObject({ title: 'Prices', shared: false });
    const deleted = (await remove(id).expect(200)).body.undoId;
    await read(id).expect(404);
    await undo(deleted).expect(200);
    await undo(`${deleted}/redo`).expect(204);
    await undo(deleted).expect(200);
    await read(id).expect(200);
  });

  it('are refused with a filter that cannot be used, and with a blank title', async () => {
    const form = { combinator: 'and', fieldForms: [{ ...titled('x').fieldForms[0], operator: 'HasAnyOf' }] };
    await save({ params: params({ filter: form }) }).expect(400);
    await save({ title: '  ' }).expect(400);
    await save({ params: params({ resultType: 'REEL' }) }).expect(400);
    const id = await saved();
    await change(id, { params: params({ filter: form }) }).expect(400);
  });

  it('give each reader only what they can see', async () => {
    const hidden = await test.people.project(ada);
    await server().post(`/api/v1/projects/${hidden}/notes`).set(as(ada)).send({ title: 'Secret price' }).expect(201);
    const id = await saved({ shared: true, params: params({ projectIds: [hidden] }) });
    const view = (await read(id, ben).expect(200)).body;
    expect(JSON.stringify(view)).not.toContain('Secret');
    expect(view.params.projectIds).toEqual([UNSEEN_PROJECT]);
    const own = (await read(id, ada).expect(200)).body;
    expect(own.params.projectIds).toEqual([hidden]);
    const found = async (person: Person) =>
      (
        await server()
          .get('/api/v1/search')
          .query({
            query: '',
            all: true,
            projectIds: (person === ada ? own : view).params.projectIds,
            filter: JSON.stringify(view.params.filter),
          })
          .set(as(person))
          .expect(200)
      ).body.total;
    await until(async () => (await found(ada)) === 1);
    expect(await found(ben)).toBe(0);
  });

  it('keep a project that their owner cannot see for the moment', async () => {
    const [projectId, lost] = [await test.people.project(ada), await test.people.project(ada)];
    const id = await saved({ params: params({ projectIds: [projectId, lost] }) });
    const { undoId } = (await server().delete(`/api/v1/projects/${lost}`).set(as(ada)).expect(200)).body;
    const shown = (await read(id).expect(200)).body.params;
    expect(shown.projectIds).toEqual([projectId, UNSEEN_PROJECT]);
    await change(id, { params: { ...shown, query: 'costs' } }).expect(200);
    await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(200);
    expect((await read(id).expect(200)).body.params).toMatchObject({ query: 'costs', projectIds: [projectId, lost] });
  });
});
