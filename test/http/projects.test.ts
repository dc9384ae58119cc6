import { PROJECTS_MAX } from '@evident/domain/projects';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('projects over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let viewer: Person;
  let stranger: Person;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (person: Person, wording: object): Promise<string> =>
    (await server().post('/api/v1/projects').set(as(person)).send(wording).expect(201)).body.id;
  const read = async (person: Person, id: string) =>
    (await server().get(`/api/v1/projects/${id}`).set(as(person)).expect(200)).body;
  const titles = async (person: Person, query = '') => {
    const { body } = await server().get(`/api/v1/projects?limit=1000&${query}`).set(as(person)).expect(200);
    return body.items.map(({ title }: { title: string }) => title);
  };

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

  it('creates a project that everyone in the workspace can open and its creator manages', async () => {
    const id = await make(ada, { title: 'Why people leave', color: '#F80', icon: '🧭' });
    expect(await read(ada, id)).toMatchObject({
      title: 'Why people leave',
      summary: '',
      color: 'ff8800',
      icon: '🧭',
      status: 'active',
      folderId: null,
      private: false,
      starred: false,
      level: 'FULL',
      createdBy: { id: ada.userId },
      version: 1,
    });
    expect(await read(bob, id)).toMatchObject({ level: 'WRITE' });
    expect(await read(viewer, id)).toMatchObject({ level: 'READ' });
  });

  it('hides a private project from all others, administrators included, as if it did not exist', async () => {
    const id = await make(ada, { title: 'Secret', private: true });
    const admin = await test.people.member(ada.teamId, 'MANAGER', { workspaceAdmin: true });
    expect(await read(ada, id)).toMatchObject({ private: true, level: 'FULL' });
    const missing = await server().get(`/api/v1/projects/${stranger.userId}`).set(as(bob)).expect(404);
    for (const person of [bob, viewer, stranger, admin]) {
      for (const attempt of [
        server().get(`/api/v1/projects/${id}`),
        server().get(`/api/v1/projects/${id}/counts`),
        server().get(`/api/v1/projects/${id}/access`),
        server().get(`/api/v1/projects/${id}/people`),
        server().patch(`/api/v1/projects/${id}`).send({ title: 'Taken' }),
        server().put(`/api/v1/projects/${id}/status`).send({ status: 'archived' }),
        server().put(`/api/v1/projects/${id}/place`).send({ folderId: null }),
        server().put(`/api/v1/projects/${id}/access`).send({ kind: 'special', id: 'public', level: 'READ' }),
      ]) {
        const { body } = await attempt.set(as(person)).expect(404);
        expect(body.errors[0]).toMatchObject({ code: 'NotFound', title: missing.body.errors[0].title });
      }
      expect(await titles(person)).toEqual([]);
    }
    expect(await read(ada, id)).toMatchObject({ title: 'Secret', status: 'active', version: 1 });
  });

  it('changes only named properties, and sends the version as ETag', async () => {
    const id = await make(ada, { title: 'Old', summary: 'Kept', color: 'abc' });
    await server().patch(`/api/v1/projects/${id}`).set(as(bob)).send({ title: 'New', color: null }).expect(204);
    const { body, headers } = await server().get(`/api/v1/projects/${id}`).set(as(ada)).expect(200);
    expect(body).toMatchObject({ title: 'New', summary: 'Kept', color: null, version: 2 });
    expect(headers.etag).toBe('"2"');
  });

  it('refuses a change of a stale version', async () => {
    const id = await make(ada, { title: 'First' });
    const { headers } = await server().get(`/api/v1/projects/${id}`).set(as(ada));
    await server()
      .patch(`/api/v1/projects/${id}`)
      .set(as(bob))
      .set('If-Match', headers.etag!)
      .send({ title: 'Second' })
      .expect(204);
    const { body } = await server()
      .patch(`/api/v1/projects/${id}`)
      .set(as(ada))
      .set('If-Match', headers.etag!)
      .send({ title: 'Third' })
      .expect(412);
    expect(body.errors[0]).toMatchObject({ code: 'InvalidOperation', title: 'Someone changed this in the meantime' });
    expect((await read(ada, id)).title).toBe('Second');
    await server()
      .patch(`/api/v1/projects/${id}`)
      .set(as(ada))
      .set('If-Match', 'no etag')
      .send({ title: 'Third' })
      .expect(400);
  });

  it('lets one of two concurrent changes of the same version win', async () => {
    const id = await make(ada, { title: 'First' });
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        server()
          .patch(`/api/v1/projects/${id}`)
          .set(as(ada))
          .set('If-Match', '"1"')
          .send({ title: `By ${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 412, 412, 412]);
  });

  it('accepts a title of 200 emoji, each of several UTF-16 units', async () => {
    const id = await make(ada, { title: '❤️'.repeat(200) });
    expect((await read(ada, id)).title).toBe('❤️'.repeat(200));
  });

  it.each([
    ['characters of three bytes', '題'],
    ['emoji', '❤️'],
    ['emoji beyond the first plane', '🕵️'],
  ])('pages by titles of 200 %s', async (_, sign) => {
    for (const first of 'abc') await make(ada, { title: `${first}${sign.repeat(199)}` });
    const firsts: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body }: request.Response = await server()
        .get(`/api/v1/projects?sort=title&limit=1${cursor && `&cursor=${cursor}`}`)
        .set(as(ada))
        .expect(200);
      firsts.push(...body.items.map(({ title }: { title: string }) => title[0]));
      cursor = body.next;
    }
    expect(firsts).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['no title', {}],
    ['a blank title', { title: ' ' }],
    ['a title of 201 characters', { title: 'x'.repeat(201) }],
    ['a colour that is none', { title: 'x', color: 'red' }],
    ['a folder that is no id', { title: 'x', folderId: 'top' }],
    ['a property nobody named', { title: 'x', colour: 'f00' }],
  ])('refuses %s', async (_, wording) => {
    const { body } = await server().post('/api/v1/projects').set(as(ada)).send(wording).expect(400);
    expect(body.errors[0].code).toBe('ValidationError');
    expect(await titles(ada)).toEqual([]);
  });

  it('tells viewers why they cannot create or change anything', async () => {
    const id = await make(ada, { title: 'Open' });
    const refused = async (answer: request.Test) => (await answer.set(as(viewer)).expect(403)).body.errors[0].title;
    expect(await refused(server().post('/api/v1/projects').send({ title: 'Mine' }))).toBe(
      'Viewers cannot create projects',
    );
    expect(await refused(server().patch(`/api/v1/projects/${id}`).send({ title: 'Mine' }))).toBe('Viewers cannot edit');
    expect(await refused(server().put(`/api/v1/projects/${id}/status`).send({ status: 'archived' }))).toBe(
      'Viewers cannot manage projects',
    );
  });

  it('makes an archived project read-only, hides it from lists, and restores it', async () => {
    const id = await make(ada, { title: 'Done' });
    const bobs = await server()
      .put(`/api/v1/projects/${id}/status`)
      .set(as(bob))
      .send({ status: 'archived' })
      .expect(403);
    expect(bobs.body.errors[0].title).toBe('You don’t have full access to this project');
    await server().put(`/api/v1/projects/${id}/status`).set(as(ada)).send({ status: 'archived' }).expect(204);
    const { body } = await server().patch(`/api/v1/projects/${id}`).set(as(ada)).send({ title: 'Changed' }).expect(409);
    expect(body.errors[0].title).toBe('Unavailable in read-only mode');
    expect(await titles(ada)).toEqual([]);
    expect(await titles(ada, 'status=archived')).toEqual(['Done']);
    await server().put(`/api/v1/projects/${id}/status`).set(as(ada)).send({ status: 'completed' }).expect(204);
    expect(await titles(ada)).toEqual(['Done']);
    await server().patch(`/api/v1/projects/${id}`).set(as(ada)).send({ title: 'Changed' }).expect(204);
  });

  it('lists all, yours, those you created and those shared with you', async () => {
    await make(ada, { title: 'Open by Ada' });
    await make(bob, { title: 'Open by Bob' });
    const shared = await make(bob, { title: 'Private by Bob', private: true });
    await make(bob, { title: 'Hidden', private: true });
    const managed = await make(bob, { title: 'Managed', private: true });
    await server()
      .put(`/api/v1/projects/${shared}/access`)
      .set(as(bob))
      .send({ kind: 'user', id: ada.userId, level: 'READ' })
      .expect(204);
    await server()
      .put(`/api/v1/projects/${managed}/access`)
      .set(as(bob))
      .send({ kind: 'user', id: ada.userId, level: 'FULL' })
      .expect(204);
    expect(await titles(ada)).toEqual(['Open by Ada', 'Open by Bob', 'Private by Bob', 'Managed']);
    expect(await titles(ada, 'list=yours')).toEqual(['Open by Ada', 'Managed']);
    expect(await titles(ada, 'list=created')).toEqual(['Open by Ada']);
    expect(await titles(ada, 'list=shared')).toEqual(['Private by Bob', 'Managed']);
    expect(await titles(ada, 'sort=title')).toEqual(['Managed', 'Open by Ada', 'Open by Bob', 'Private by Bob']);
    expect(await titles(ada, 'sort=created&status=active&status=archived')).toEqual([
      'Managed',
      'Private by Bob',
      'Open by Bob',
      'Open by Ada',
    ]);
    await server().get('/api/v1/projects?list=others').set(as(ada)).expect(400);
  });

  it('moves a project before another one and pages in that order', async () => {
    const [a, , c] = [
      await make(ada, { title: 'A' }),
      await make(ada, { title: 'B' }),
      await make(ada, { title: 'C' }),
    ];
    await server()
      .put(`/api/v1/projects/${c}/place`)
      .set(as(bob))
      .send({ folderId: null, beforeProjectId: a })
      .expect(204);
    expect(await titles(ada)).toEqual(['C', 'A', 'B']);
    await server().put(`/api/v1/projects/${c}/place`).set(as(bob)).send({ folderId: null }).expect(204);
    const first = (await server().get('/api/v1/projects?limit=2').set(as(ada)).expect(200)).body;
    const second = (await server().get(`/api/v1/projects?limit=2&cursor=${first.next}`).set(as(ada)).expect(200)).body;
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['A', 'B', 'C']);
    expect(second.next).toBeNull();
    const { body } = await server().get('/api/v1/projects?cursor=made-up').set(as(ada)).expect(400);
    expect(body.errors[0].title).toBe('The cursor does not belong to this list');
  });

  it('counts the contents of a project', async () => {
    const id = await make(ada, { title: 'Empty' });
    expect((await server().get(`/api/v1/projects/${id}/counts`).set(as(viewer)).expect(200)).body).toEqual({
      notes: 0,
      highlights: 0,
      insights: 0,
      tags: 0,
    });
  });

  it(`allows at most ${PROJECTS_MAX} projects in a workspace, also when two are created concurrently`, async () => {
    await test.database.query(
      `INSERT INTO project (id, team_id, title, rank, created_by, created_at, updated_at) SELECT gen_random_uuid(), $1, 'Full', n, $2, now(), now() FROM generate_series(2, ${PROJECTS_MAX}) n`,
      [ada.teamId, ada.userId],
    );
    const answers = await Promise.all(
      [1, 2, 3].map((n) =>
        server()
          .post('/api/v1/projects')
          .set(as(ada))
          .send({ title: `Last ${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.errors[0].title).toBe(
      'A workspace holds at most 200 projects',
    );
  });
});
