import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('access over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (wording: object): Promise<string> =>
    (
      await server()
        .post('/api/v1/projects')
        .set(as(ada))
        .send({ title: 'Project', ...wording })
        .expect(201)
    ).body.id;
  const set = (person: Person, grant: object, id = projectId) =>
    server().put(`/api/v1/projects/${id}/access`).set(as(person)).send(grant);
  const level = async (person: Person, id = projectId) =>
    (await server().get(`/api/v1/projects/${id}`).set(as(person))).body.level;
  const titleOf = (answer: request.Response) => answer.body.errors[0].title;

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    bob = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await make({ private: true });
  });
  afterAll(() => test.close());

  it('grants a level to a group', async () => {
    const group = randomUUID();
    await test.database.query(
      `INSERT INTO member_group (id, team_id, name, created_at) VALUES ($1, $2, 'Research', now())`,
      [group, ada.teamId],
    );
    const carl = await test.people.member(ada.teamId, 'CONTRIBUTOR', { groupIds: [group] });
    await test.database.query('INSERT INTO member_group_member (team_id, group_id, member_id) VALUES ($1, $2, $3)', [
      ada.teamId,
      group,
      carl.userId,
    ]);
    await set(ada, { kind: 'group', id: group, level: 'WRITE' }).expect(204);
    expect(await level(carl)).toBe('WRITE');
    expect(await level(bob)).toBeUndefined();
    const { body } = await server().get(`/api/v1/projects/${projectId}/people`).set(as(carl)).expect(200);
    expect(body.items.find(({ id }: { id: string }) => id === carl.userId)).toMatchObject({
      level: 'WRITE',
      because: ['Group “Research”'],
    });
  });

  it('refuses an unknown subject', async () => {
    expect(titleOf(await set(ada, { kind: 'user', id: stranger.userId, level: 'READ' }).expect(404))).toBe(
      'Member not found',
    );
    expect(titleOf(await set(ada, { kind: 'group', id: bob.userId, level: 'READ' }).expect(404))).toBe(
      'Group not found',
    );
    expect(titleOf(await set(ada, { kind: 'special', id: 'friends', level: 'READ' }).expect(400))).toBe(
      'No such special group',
    );
    expect(titleOf(await set(ada, { kind: 'user', id: 'not an id', level: 'READ' }).expect(400))).toBe(
      'The id of the holder is not a UUID',
    );
  });

  it('lists levels and their sources', async () => {
    const folder = (
      await server().post('/api/v1/folders').set(as(ada)).send({ title: 'Pricing', private: true }).expect(201)
    ).body.id;
    const inside = await make({ folderId: folder });
    await set(ada, { kind: 'user', id: viewer.userId, level: 'READ' }, inside).expect(204);
    await server()
      .put(`/api/v1/folders/${folder}/access`)
      .set(as(ada))
      .send({ kind: 'special', id: 'playback', level: 'READ' })
      .expect(204);
    const { body } = await server().get(`/api/v1/projects/${inside}/access`).set(as(viewer)).expect(200);
    const person = { name: 'Ada', kind: 'user' };
    expect(body.items).toEqual([
      { ...person, id: ada.userId, level: 'FULL', effectiveLevel: 'FULL', folder: null },
      { ...person, id: ada.userId, level: 'FULL', effectiveLevel: 'FULL', folder: { id: folder, title: 'Pricing' } },
      {
        kind: 'special',
        id: 'playback',
        name: 'Everyone, to watch and read',
        level: 'READ',
        effectiveLevel: 'READ',
        folder: { id: folder, title: 'Pricing' },
      },
      { ...person, id: viewer.userId, level: 'READ', effectiveLevel: 'READ', folder: null },
    ]);
    const people = (await server().get(`/api/v1/projects/${inside}/people?limit=2`).set(as(bob)).expect(200)).body;
    const more = (
      await server().get(`/api/v1/projects/${inside}/people?limit=2&cursor=${people.next}`).set(as(bob)).expect(200)
    ).body;
    expect(new Map([...people.items, ...more.items].map(({ id, ...rest }) => [id, rest]))).toEqual(
      new Map([
        [
          ada.userId,
          {
            name: 'Ada',
            role: 'CONTRIBUTOR',
            level: 'FULL',
            because: ['Added to the folder “Pricing”', 'Added to the project'],
          },
        ],
        [
          bob.userId,
          {
            name: 'Ada',
            role: 'CONTRIBUTOR',
            level: 'READ',
            because: ['Everyone, to watch and read, through the folder “Pricing”'],
          },
        ],
        [
          viewer.userId,
          {
            name: 'Ada',
            role: 'VIEWER',
            level: 'READ',
            because: ['Added to the project', 'Everyone, to watch and read, through the folder “Pricing”'],
          },
        ],
      ]),
    );
  });

  it('shows administrators that a private project exists, without its title, and records it when they take access', async () => {
    const admin = await test.people.member(ada.teamId, 'MANAGER', { workspaceAdmin: true });
    const { body } = await server().get('/api/v1/private-projects').set(as(admin)).expect(200);
    expect(body.items).toEqual([
      { id: projectId, createdBy: { id: ada.userId, name: 'Ada' }, createdAt: expect.any(String) },
    ]);
    await server().get('/api/v1/private-projects').set(as(bob)).expect(403);
    await server().post(`/api/v1/projects/${projectId}/take-access`).set(as(bob)).expect(403);
    await server()
      .post(`/api/v1/projects/${projectId}/take-access`)
      .set(as(await test.people.member(stranger.teamId, 'MANAGER', { workspaceAdmin: true })))
      .expect(404);
    await server().post(`/api/v1/projects/${projectId}/take-access`).set(as(admin)).expect(204);
    expect(await level(admin)).toBe('FULL');
    const audit = await test.database.query(
      `SELECT actor_id, action, object_id, detail FROM audit_entry WHERE team_id = $1 AND action = 'project:access-taken'`,
      [ada.teamId],
    );
    expect(audit).toEqual([
      {
        actor_id: admin.userId,
        action: 'project:access-taken',
        object_id: projectId,
        detail: { from: 'none', to: 'FULL' },
      },
    ]);
    expect((await server().get('/api/v1/private-projects').set(as(admin)).expect(200)).body.items).toEqual([]);
  });
});
