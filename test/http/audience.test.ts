import request from 'supertest';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import type { Person } from '../support/known-people.ts';

describe('who can see an object', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let admin: Person;
  let projectId: string;
  let noteId: string;

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team, 'MANAGER');
    ben = await test.people.member(team);
    admin = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    projectId = await test.people.project(ada);
    noteId = (await as(ada, 'post', `/projects/${projectId}/notes`, 201).send({ title: 'Secret call' })).body.id;
  });
  afterAll(() => test.close());

  const as = ({ token }: Person, method: 'get' | 'post', path: string, status = 200) => {
    const agent = request(test.app.getHttpServer());
    return agent[method](`/api/v1${path}`).set('authorization', `Bearer ${token}`).expect(status);
  };

  it('is told to members who see it and to admins, with reasons and open links', async () => {
    await as(ada, 'post', '/share-links', 201).send({ objectType: 'note', objectId: noteId });
    const expected = {
      place: { type: 'PROJECT', id: projectId },
      items: [{ id: ada.userId, level: 'FULL', because: ['Added to the project'] }],
      next: null,
      links: [{ objectType: 'NOTE', objectId: noteId, password: false }],
      adminsWithout: 1,
    };
    for (const person of [ada, admin])
      expect((await as(person, 'get', `/audiences/NOTE/${noteId}`)).body).toMatchObject(expected);
    await as(ben, 'get', `/audiences/NOTE/${noteId}`, 404);
    await as(await test.people.member(await test.people.team()), 'get', `/audiences/NOTE/${noteId}`, 404);
    await as(ada, 'get', `/audiences/THING/${noteId}`, 400);
  });

  it('is answered for a member by admins only, without titles that they cannot see', async () => {
    await as(ada, 'get', `/members/${ada.userId}/sight`, 403);
    const { items } = (await as(admin, 'get', `/members/${ada.userId}/sight`)).body;
    expect(items).toEqual([
      { type: 'PROJECT', id: projectId, title: null, level: 'FULL', because: ['Added to the project'] },
    ]);
    expect((await as(admin, 'get', `/members/${ben.userId}/sight`)).body.items).toEqual([]);
    await as(admin, 'get', `/members/${noteId}/sight`, 404);
  });

  it('is answered for an earlier time, as far as it is known', async () => {
    const at = new Date().toISOString();
    await test.database.query('DELETE FROM access_grant WHERE project_id = $1 AND member_id = $2', [
      projectId,
      ada.userId,
    ]);
    const asked = (path: string, status = 200) => as(admin, 'get', path, status);
    expect((await asked(`/members/${ada.userId}/sight`)).body.items).toEqual([]);
    const { items } = (await asked(`/members/${ada.userId}/sight?at=${at}`)).body;
    expect(items).toMatchObject([{ id: projectId, level: 'FULL' }]);
    expect((await asked(`/audiences/NOTE/${noteId}`)).body).toMatchObject({ items: [] });
    expect((await asked(`/audiences/NOTE/${noteId}?at=${at}`)).body).toMatchObject({ items: [{ id: ada.userId }] });
    for (const path of [`/members/${ada.userId}/sight`, `/audiences/NOTE/${noteId}`])
      expect((await asked(`${path}?at=2020-05-31T22:00:00Z`, 422)).body.errors[0].title).toBe(
        'Access at that time is unknown',
      );
    await asked(`/members/${ada.userId}/sight?at=yesterday`, 400);
  });

  it('is nothing for suspended members, and what they had before', async () => {
    await test.database.query(
      'INSERT INTO access_grant (team_id, project_id, member_id, level, granted_by, granted_at) VALUES ($1, $2, $3, 1, $3, now())',
      [ben.teamId, projectId, ben.userId],
    );
    const path = `/members/${ben.userId}/sight`;
    expect((await as(admin, 'get', path)).body.items).toMatchObject([{ id: projectId, level: 'READ' }]);
    const [{ at } = { at: '' }] = await test.database.query<{ at: Date }>('SELECT clock_timestamp() AS at');
    await test.database.query('UPDATE member SET suspended_at = now() WHERE id = $1', [ben.userId]);
    expect((await as(admin, 'get', path)).body.items).toEqual([]);
    const then = new Date(at).toISOString();
    expect((await as(admin, 'get', `${path}?at=${then}`)).body.items).toHaveLength(1);
  });
});
