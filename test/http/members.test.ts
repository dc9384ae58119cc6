import pg from 'pg';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('members and groups', () => {
  let test: TestApp;
  let team: string;
  let admin: Person;
  let member: Person;
  let stranger: Person;
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const patch = (by: Person, id: string, body: object) =>
    server().patch(`/api/v1/members/${id}`).set(as(by)).send(body);
  const remove = (by: Person, id: string) => server().delete(`/api/v1/members/${id}`).set(as(by));

  beforeAll(async () => {
    test = await sharedApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    team = await test.people.team();
    admin = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    member = await test.people.member(team);
    stranger = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
  });

  it('are listed by pages to members of the workspace only', async () => {
    const first = (await server().get('/api/v1/members?limit=1').set(as(member)).expect(200)).body;
    const second = (await server().get(`/api/v1/members?limit=1&cursor=${first.next}`).set(as(member)).expect(200))
      .body;
    expect([first.items[0].id, second.items[0].id].sort()).toEqual([admin.userId, member.userId].sort());
    expect(second.next).toBeNull();
    expect(
      (await server().get('/api/v1/members').set(as(stranger))).body.items.map(({ id }: { id: string }) => id),
    ).toEqual([stranger.userId]);
    await server().get(`/api/v1/members/${member.userId}`).set(as(stranger)).expect(404);
  });

  it('change roles by an admin, and the audit log has the old and new role', async () => {
    await patch(member, admin.userId, { role: 'VIEWER' }).expect(403);
    await patch(stranger, member.userId, { role: 'VIEWER' }).expect(404);
    await patch(admin, member.userId, { role: 'VIEWER' }).expect(204);
    expect((await server().get(`/api/v1/members/${member.userId}`).set(as(admin))).body.role).toBe('VIEWER');
    const kept = await test.database.query(
      `SELECT actor_id, object_id, detail FROM audit_entry WHERE action = 'member:role-changed' AND team_id = $1`,
      [team],
    );
    expect(kept).toEqual([
      {
        actor_id: admin.userId,
        object_id: member.userId,
        detail: { from: { role: 'CONTRIBUTOR', workspaceAdmin: false }, to: { role: 'VIEWER', workspaceAdmin: false } },
      },
    ]);
  });

  it('always keep an admin, even if two admins demote each other concurrently', async () => {
    for (const refused of [
      patch(admin, admin.userId, { workspaceAdmin: false }),
      remove(admin, admin.userId),
      server().delete('/api/v1/me').set(as(admin)),
    ]) {
      expect((await refused.expect(409)).body.errors[0].title).toBe('The workspace needs an admin');
    }
    const second = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    const answers = await Promise.all([
      patch(admin, second.userId, { workspaceAdmin: false }),
      patch(second, admin.userId, { workspaceAdmin: false }),
    ]);
    const [done, refused] = answers.map(({ status }) => status).sort();
    // The later one is either no admin or the last admin.
    expect([done, [403, 409].includes(refused!)]).toEqual([204, true]);
    expect(
      await test.database.query('SELECT count(*)::int AS admins FROM member WHERE team_id = $1 AND workspace_admin', [
        team,
      ]),
    ).toEqual([{ admins: 1 }]);
  });

  it('keep the work of removed members under “Deleted user”, and nothing else', async () => {
    const projectId = await test.people.project(member);
    const groupId = (await server().post('/api/v1/groups').set(as(admin)).send({ name: 'Research' }).expect(201)).body
      .id;
    await server().put(`/api/v1/groups/${groupId}/members/${member.userId}`).set(as(admin)).expect(204);
    await remove(member, admin.userId).expect(403);
    await remove(admin, member.userId).expect(204);
    await remove(admin, member.userId).expect(404);
    expect((await server().get(`/api/v1/members/${member.userId}`).set(as(admin))).body).toMatchObject({
      name: 'Deleted user',
      email: '',
      removed: true,
    });
    expect((await server().get('/api/v1/members').set(as(admin))).body.items).toHaveLength(1);
    expect(await test.database.query('SELECT created_by FROM project WHERE id = $1', [projectId])).toEqual([
      { created_by: member.userId },
    ]);
    expect(await test.database.query('SELECT 1 FROM access_grant WHERE member_id = $1', [member.userId])).toEqual([]);
    expect((await server().get('/api/v1/groups').set(as(admin))).body.items[0].memberIds).toEqual([]);
  });

  it('may leave by themselves', async () => {
    await server().delete('/api/v1/me').set(as(member)).expect(204);
    expect(await test.database.query(`SELECT action FROM audit_entry WHERE object_id = $1`, [member.userId])).toEqual([
      { action: 'member:left' },
    ]);
  });

  it('belong to groups managed by admins, 200 in each', async () => {
    await server().post('/api/v1/groups').set(as(member)).send({ name: 'Mine' }).expect(403);
    const groupId = (await server().post('/api/v1/groups').set(as(admin)).send({ name: ' Research ' }).expect(201)).body
      .id;
    await server().post('/api/v1/groups').set(as(admin)).send({ name: 'RESEARCH' }).expect(409);
    await server().patch(`/api/v1/groups/${groupId}`).set(as(admin)).send({ name: 'research' }).expect(204);
    for (const _ of [1, 2])
      await server().put(`/api/v1/groups/${groupId}/members/${member.userId}`).set(as(admin)).expect(204);
    expect((await server().get('/api/v1/groups').set(as(member))).body.items).toMatchObject([
      { name: 'research', memberIds: [member.userId] },
    ]);
    await server().put(`/api/v1/groups/${groupId}/members/${stranger.userId}`).set(as(admin)).expect(404);
    await test.database.query(
      `WITH more AS (INSERT INTO member (id, team_id, name, email, role, created_at) SELECT gen_random_uuid(), $1, 'M', 'm@example.org', 'VIEWER', now() FROM generate_series(1, 199) RETURNING id)
       INSERT INTO member_group_member SELECT $1, $2, id FROM more`,
      [team, groupId],
    );
    expect(
      (await server().put(`/api/v1/groups/${groupId}/members/${admin.userId}`).set(as(admin)).expect(422)).body
        .errors[0].title,
    ).toBe('A group has at most 200 members');
    await server().delete(`/api/v1/groups/${groupId}/members/${member.userId}`).set(as(admin)).expect(204);
    await server().put(`/api/v1/groups/${groupId}/members/${admin.userId}`).set(as(admin)).expect(204);
  });

  it('have at most 50 groups, invisible to other workspaces', async () => {
    await test.database.query(
      `INSERT INTO member_group (id, team_id, name, created_at) SELECT gen_random_uuid(), $1, 'Group ' || n, now() FROM generate_series(1, 49) n`,
      [team],
    );
    const { id } = (await server().post('/api/v1/groups').set(as(admin)).send({ name: 'Fiftieth' }).expect(201)).body;
    await server().post('/api/v1/groups').set(as(admin)).send({ name: 'One more' }).expect(422);
    expect((await server().get('/api/v1/groups').set(as(stranger))).body.items).toEqual([]);
    await server().patch(`/api/v1/groups/${id}`).set(as(stranger)).send({ name: 'Taken' }).expect(404);
    await server().delete(`/api/v1/groups/${id}`).set(as(stranger)).expect(404);
  });

  it('join a group at once, also during a long write in the workspace', async () => {
    const { id } = (await server().post('/api/v1/groups').set(as(admin)).send({ name: 'Meanwhile' })).body;
    const writing = new pg.Client({ connectionString: test.database.url });
    await writing.connect();
    try {
      await writing.query('BEGIN');
      // Like every insert of a row that references the workspace.
      await writing.query('SELECT FROM team WHERE id = $1 FOR KEY SHARE', [team]);
      await server().put(`/api/v1/groups/${id}/members/${member.userId}`).set(as(admin)).timeout(5_000).expect(204);
    } finally {
      await writing.end();
    }
  });

  it("lose a group's grants when it is deleted", async () => {
    const projectId = await test.people.project(admin);
    const { id } = (await server().post('/api/v1/groups').set(as(admin)).send({ name: 'Granted' })).body;
    await test.database.query(
      `INSERT INTO access_grant (team_id, project_id, group_id, level, granted_by, granted_at) VALUES ($1, $2, $3, 2, $4, now())`,
      [team, projectId, id, admin.userId],
    );
    await server().delete(`/api/v1/groups/${id}`).set(as(admin)).expect(204);
    expect(await test.database.query('SELECT 1 FROM access_grant WHERE group_id = $1', [id])).toEqual([]);
  });
});
