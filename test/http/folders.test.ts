import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('folders over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let viewer: Person;
  let stranger: Person;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const folder = async (person: Person, wording: object): Promise<string> =>
    (await server().post('/api/v1/folders').set(as(person)).send(wording).expect(201)).body.id;
  const project = async (person: Person, wording: object): Promise<string> =>
    (
      await server()
        .post('/api/v1/projects')
        .set(as(person))
        .send({ title: 'Project', ...wording })
        .expect(201)
    ).body.id;
  const list = async (person: Person, query = '') =>
    (await server().get(`/api/v1/folders?${query}`).set(as(person)).expect(200)).body.items;
  const titles = async (person: Person, query = '') =>
    (await list(person, query)).map(({ title }: { title: string }) => title);
  const level = async (person: Person, id: string) =>
    (await server().get(`/api/v1/projects/${id}`).set(as(person))).body.level;

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    bob = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());

  it('creates a folder without a title, and renames it', async () => {
    const id = await folder(ada, {});
    expect(await list(bob)).toMatchObject([
      { id, title: '', parentId: null, private: false, level: 'WRITE', projectCount: 0, version: 1 },
    ]);
    await server()
      .patch(`/api/v1/folders/${id}`)
      .set(as(bob))
      .set('If-Match', '"1"')
      .send({ title: 'Pricing' })
      .expect(204);
    const { body, headers } = await server().get(`/api/v1/folders/${id}`).set(as(viewer)).expect(200);
    expect(body).toMatchObject({ title: 'Pricing', level: 'READ' });
    expect(headers.etag).toBe('"2"');
    await server()
      .patch(`/api/v1/folders/${id}`)
      .set(as(bob))
      .set('If-Match', '"1"')
      .send({ title: 'Late' })
      .expect(412);
    const { body: refused } = await server()
      .patch(`/api/v1/folders/${id}`)
      .set(as(viewer))
      .send({ title: 'Mine' })
      .expect(403);
    expect(refused.errors[0].title).toBe('Viewers cannot edit');
  });

  it('hides a private folder and its private project from other members and other teams', async () => {
    const id = await folder(ada, { title: 'Secret', private: true });
    const inside = await project(ada, { folderId: id });
    for (const person of [bob, stranger]) {
      for (const attempt of [
        server().get(`/api/v1/folders/${id}`),
        server().get(`/api/v1/folders/${id}/access`),
        server().patch(`/api/v1/folders/${id}`).send({ title: 'x' }),
        server().delete(`/api/v1/folders/${id}`),
        server().put(`/api/v1/folders/${id}/place`).send({ parentId: null }),
        server().put(`/api/v1/folders/${id}/access`).send({ kind: 'special', id: 'public', level: 'READ' }),
        server().post('/api/v1/folders').send({ parentId: id }),
        server().post('/api/v1/projects').send({ title: 'x', folderId: id }),
        server().get(`/api/v1/projects/${inside}`),
      ])
        await attempt.set(as(person)).expect(404);
      expect(await titles(person)).toEqual([]);
    }
    expect(await list(ada)).toMatchObject([{ title: 'Secret', private: true, projectCount: 1 }]);
  });

  it('keeps moved items private unless requested, and audits each move', async () => {
    const open = await folder(ada, { title: 'Open' });
    const secret = await folder(ada, { title: 'Secret', private: true });
    const inside = await project(ada, { folderId: secret });
    const move = (what: string, body: object) => server().put(`/api/v1/${what}/place`).set(as(ada)).send(body);
    expect((await move(`projects/${inside}`, { folderId: open }).expect(409)).body.errors[0].title).toBe(
      'Everyone can open this folder',
    );
    await move(`folders/${secret}`, { parentId: open }).expect(409);
    expect(await level(bob, inside)).toBeUndefined();
    await move(`projects/${inside}`, { folderId: open, openToAll: true }).expect(204);
    expect(await level(bob, inside)).toBe('WRITE');
    await move(`projects/${inside}`, { folderId: null }).expect(204);
    const audit = await test.database.query<{ action: string; detail: object }>(
      'SELECT action, detail FROM audit_entry WHERE object_id = $1 ORDER BY at',
      [inside],
    );
    expect(audit.filter(({ action }) => action === 'project:moved').map(({ detail }) => detail)).toEqual([
      { from: secret, to: open },
      { from: open, to: null },
    ]);
    await move(`folders/${secret}`, { parentId: open, openToAll: true }).expect(204);
  });

  it('orders folders among siblings', async () => {
    const [a, , c] = [
      await folder(ada, { title: 'A' }),
      await folder(ada, { title: 'B' }),
      await folder(ada, { title: 'C' }),
    ];
    const move = (wording: object) =>
      server()
        .put(`/api/v1/folders/${c}/place`)
        .set(as(bob))
        .send({ parentId: null, ...wording })
        .expect(204);
    await move({ beforeFolderId: a });
    expect(await titles(ada)).toEqual(['C', 'A', 'B']);
    await move({});
    await move({ beforeFolderId: a.toUpperCase() });
    expect(await titles(ada)).toEqual(['C', 'A', 'B']);
  });

  it('is deleted with its projects by members with full access', async () => {
    const id = await folder(ada, {});
    const inside = await project(ada, { folderId: id });
    await server().delete(`/api/v1/folders/${id}`).set(as(bob)).expect(403);
    await server().put(`/api/v1/stars/PROJECT_CATEGORY/${id}`).set(as(ada)).expect(204);
    await server().delete(`/api/v1/folders/${id}`).set(as(ada)).expect(200);
    for (const path of [`folders/${id}`, `projects/${inside}`])
      await server().get(`/api/v1/${path}`).set(as(ada)).expect(404);
    expect((await server().get('/api/v1/stars').set(as(ada)).expect(200)).body.items).toEqual([]);
  });
});
