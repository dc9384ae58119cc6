import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { openApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

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
    test = await openApp();
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

  it('grants, changes and revokes a level, with an audit entry each', async () => {
    const levels = [];
    for (const to of ['READ', 'FULL', 'WRITE', 'none']) {
      await set(ada, { kind: 'user', id: bob.userId, level: to }).expect(204);
      levels.push(await level(bob));
    }
    expect(levels).toEqual(['READ', 'FULL', 'WRITE', undefined]);
    const audit = await test.database.query(
      `SELECT actor_id, object_id, detail->>'from' AS before, detail->>'to' AS after FROM audit_entry WHERE team_id = $1 AND action = 'access:changed' ORDER BY at`,
      [ada.teamId],
    );
    expect(audit).toEqual(
      [
        ['none', 'READ'],
        ['READ', 'FULL'],
        ['FULL', 'WRITE'],
        ['WRITE', 'none'],
      ].map(([before, after]) => ({ actor_id: ada.userId, object_id: projectId, before, after })),
    );
  });

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

  it('allows highlighting for everyone through the markup group, and nothing else', async () => {
    await set(ada, { kind: 'special', id: 'markup', level: 'READ' }).expect(204);
    expect((await server().get(`/api/v1/projects/${projectId}`).set(as(viewer)).expect(200)).body).toMatchObject({
      level: 'READ',
      markup: true,
      private: false,
    });
    expect(titleOf(await set(ada, { kind: 'special', id: 'markup', level: 'WRITE' }).expect(400))).toBe(
      'The markup and playback groups hold READ at most',
    );
  });

  it('never grants a viewer more than READ', async () => {
    expect(titleOf(await set(ada, { kind: 'user', id: viewer.userId, level: 'WRITE' }).expect(409))).toBe(
      'Viewers cannot hold more than READ',
    );
    await set(ada, { kind: 'special', id: 'public', level: 'FULL' }).expect(204);
    expect(await level(viewer)).toBe('READ');
    expect(await level(bob)).toBe('FULL');
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

  it('requires full access to grant access', async () => {
    await set(ada, { kind: 'user', id: bob.userId, level: 'WRITE' }).expect(204);
    expect(titleOf(await set(bob, { kind: 'user', id: bob.userId, level: 'FULL' }).expect(403))).toBe(
      'You don’t have full access to this project',
    );
    await set(stranger, { kind: 'user', id: stranger.userId, level: 'FULL' }).expect(404);
    expect(await level(bob)).toBe('WRITE');
  });

  it('never removes the last full access', async () => {
    expect(titleOf(await set(ada, { kind: 'user', id: ada.userId, level: 'WRITE' }).expect(409))).toBe(
      'Someone must keep full access',
    );
    await set(ada, { kind: 'user', id: ada.userId, level: 'none' }).expect(409);
    await set(ada, { kind: 'user', id: bob.userId, level: 'FULL' }).expect(204);
    await set(ada, { kind: 'user', id: ada.userId, level: 'none' }).expect(204);
    expect(await level(ada)).toBeUndefined();
    await set(bob, { kind: 'user', id: ada.userId, level: 'FULL' }).expect(204);
    await test.database.query('UPDATE member SET removed_at = now() WHERE id = $1', [ada.userId]);
    await set(bob, { kind: 'user', id: bob.userId, level: 'READ' }).expect(409);
    expect(await level(bob)).toBe('FULL');
  });

  it('never removes it when two members leave concurrently', async () => {
    await set(ada, { kind: 'user', id: bob.userId, level: 'FULL' }).expect(204);
    const answers = await Promise.all([
      set(ada, { kind: 'user', id: ada.userId, level: 'none' }),
      set(bob, { kind: 'user', id: bob.userId, level: 'none' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('keeps someone in charge of every project in a folder', async () => {
    const folder = (await server().post('/api/v1/folders').set(as(ada)).send({ private: true }).expect(201)).body.id;
    const inside = await make({ folderId: folder });
    await set(ada, { kind: 'user', id: bob.userId, level: 'READ' }, inside).expect(204);
    const onFolder = (grant: object) => server().put(`/api/v1/folders/${folder}/access`).set(as(ada)).send(grant);
    expect(titleOf(await onFolder({ kind: 'user', id: ada.userId, level: 'none' }).expect(409))).toBe(
      'Someone must keep full access',
    );
    await onFolder({ kind: 'user', id: bob.userId, level: 'FULL' }).expect(204);
    await onFolder({ kind: 'user', id: ada.userId, level: 'none' }).expect(204);
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

  it('limits administrators to their role, and refuses new grants where five hundred exist', async () => {
    const admin = await test.people.member(ada.teamId, 'VIEWER', { workspaceAdmin: true });
    const take = (person: Person) => server().post(`/api/v1/projects/${projectId}/take-access`).set(as(person));
    expect((await take(admin).expect(409)).body.errors[0].title).toBe('Viewers cannot hold more than READ');
    await test.database.query(
      `WITH more AS (INSERT INTO member (id, team_id, name, email, role, created_at) SELECT gen_random_uuid(), $1, 'M', 'm@example.org', 'VIEWER', now() FROM generate_series(1, 500) RETURNING id)
       INSERT INTO access_grant (team_id, project_id, member_id, level, granted_by, granted_at) SELECT $1, $2, id, 1, $3, now() FROM more`,
      [ada.teamId, projectId, ada.userId],
    );
    await take(await test.people.member(ada.teamId, 'MANAGER', { workspaceAdmin: true })).expect(422);
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
      'SELECT actor_id, action, object_id, detail FROM audit_entry WHERE team_id = $1',
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
