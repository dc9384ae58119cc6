import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

describe('the projects of a workspace', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let open: string;
  let hidden: string;
  const get = (path: string, person = ada) =>
    request(test.app.getHttpServer())
      .get(`/api/v1${path}`)
      .set({ Authorization: `Bearer ${person.token}` });
  const items = async (query = '', person = ada) =>
    (await get(`/workspace/projects?limit=50${query}`, person).expect(200)).body.items;

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    ben = await test.people.member(team, 'CONTRIBUTOR');
    const create = async (person: Person, body: object) =>
      (
        await request(test.app.getHttpServer())
          .post('/api/v1/projects')
          .set({ Authorization: `Bearer ${person.token}` })
          .send(body)
          .expect(201)
      ).body.id;
    open = await create(ada, { title: 'Pricing' });
    hidden = await create(ben, { title: 'Secret plans', private: true });
    await request(test.app.getHttpServer())
      .post(`/api/v1/projects/${hidden}/notes`)
      .set({ Authorization: `Bearer ${ben.token}` })
      .send({ title: 'Call' })
      .expect(201);
    await test.database.query(
      `INSERT INTO file (id, team_id, project_id, name, media_type, bytes, file_type, status, created_by, created_at)
       SELECT gen_random_uuid(), $1, $2, 'a.mp4', 'video/mp4', b, 'Video', s, $3, now() FROM (VALUES (1000, 'DONE'), (24, 'DONE'), (5, 'FAILED')) v (b, s)`,
      [team, open, ada.userId],
    );
    await test.database.query(
      `INSERT INTO media (file_id, team_id, state, facts, priority, created_by, created_at)
       SELECT id, team_id, 'DONE', '{"durationMs": 90000}', 'STANDARD', created_by, now() FROM file WHERE bytes = 1000`,
    );
  });
  afterAll(() => test.close());

  it('are listed with owner, access and size; titles only of those that the admin can see', async () => {
    const rows = await items();
    expect(rows.map(({ id }: { id: string }) => id).toSorted()).toEqual([open, hidden].toSorted());
    const find = (wanted: string) => rows.find(({ id }: { id: string }) => id === wanted);
    expect(find(open)).toMatchObject({
      title: 'Pricing',
      status: 'active',
      owner: { id: ada.userId },
      private: false,
      members: 2,
      notes: 0,
      recordingSeconds: 90,
      storageBytes: 1024,
    });
    expect(find(hidden)).toMatchObject({ title: null, owner: { id: ben.userId }, private: true, members: 1, notes: 1 });
  });

  it('are sorted and found by text, in pages', async () => {
    expect((await items('&sort=notes')).map(({ id }: { id: string }) => id)).toEqual([hidden, open]);
    expect((await items('&sort=storage')).map(({ id }: { id: string }) => id)).toEqual([open, hidden]);
    expect((await items('&search=pric')).map(({ id }: { id: string }) => id)).toEqual([open]);
    expect(await items('&search=secret')).toEqual([]);
    expect(await items('&status=archived')).toEqual([]);
    const first = (await get('/workspace/projects?sort=storage&limit=1')).body;
    const second = (await get(`/workspace/projects?sort=storage&limit=1&cursor=${first.next}`)).body;
    expect([...first.items, ...second.items].map(({ id }: { id: string }) => id)).toEqual([open, hidden]);
    expect(second.next).toBeNull();
  });

  it('are exported as CSV', async () => {
    const { text } = await get('/workspace/projects/export').expect(200);
    expect(text).toContain('title,status,owner');
    expect(text.trim().split('\n')).toHaveLength(3);
    expect(text).not.toContain('Secret plans');
  });

  it('are for admins of that workspace alone', async () => {
    await get('/workspace/projects', ben).expect(403);
    await get('/workspace/projects/export', ben).expect(403);
    const stranger = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    expect(await items('', stranger)).toEqual([]);
  });
});
