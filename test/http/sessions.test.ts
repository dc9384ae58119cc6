import { SESSIONS_MAX } from '@evident/domain/identity';
import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

describe('sessions', () => {
  let test: SignInApp;
  let ada: Visitor;
  let teamId: string;
  const HOST = 'acme-research.localhost';

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@example.org');
    teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
    await (await test.person('bob@example.org')).post('/workspaces', { name: 'Other people' });
  });
  afterAll(() => test.close());

  const handOver = async (visitor: Visitor, path?: string): Promise<string> => {
    const { body } = await visitor.post('/auth/handover', { teamId, ...(path ? { path } : {}) });
    await visitor.post('/auth/handover/finish', { code: body.code }, HOST);
    return body.url;
  };

  it('end with the least recently used one if there are too many', async () => {
    const carl = await test.person('carl@example.org');
    const [{ id }] = (await test.database.query<{ id: string }>(
      `SELECT id FROM account WHERE email = 'carl@example.org'`,
    )) as [{ id: string }];
    await test.database.query(
      `INSERT INTO session (id, account_id, secret_hash, device, created_at, used_at, expires_at)
       SELECT gen_random_uuid(), $1, md5(random()::text), 'Old ' || n, now(), now() - n * interval '1 minute', now() + interval '7 days' FROM generate_series(1, $2::int) n`,
      [id, SESSIONS_MAX - 1],
    );
    expect((await carl.get('/me/sessions')).body.items).toHaveLength(SESSIONS_MAX);
    await test.visitor().post('/auth/sign-in', { email: 'carl@example.org', password: PASSWORD });
    const { items } = (await carl.get('/me/sessions')).body;
    expect([
      items.length,
      items.some(({ device }: { device: string }) => device === `Old ${SESSIONS_MAX - 1}`),
      items.some(({ current }: { current: boolean }) => current),
    ]).toEqual([SESSIONS_MAX, false, true]);
    await test.database.query('DELETE FROM session WHERE account_id = $1', [id]);
  });

  it('expire seven days after their last use', async () => {
    const [{ left }] = (await test.database.query<{ left: number }>(
      `SELECT extract(epoch FROM expires_at - now())::int AS left FROM session LIMIT 1`,
    )) as [{ left: number }];
    expect(Math.abs(left - 604_800)).toBeLessThan(60);
    await handOver(ada);
    await test.database.query(
      `UPDATE session SET used_at = now() - interval '3 days', expires_at = now() + interval '4 days'`,
    );
    expect((await ada.get('/me', HOST)).setCookie).toContain('Max-Age=604800');
    const renewed = await test.database.query(
      `SELECT 1 FROM session WHERE workspace_id IS NOT NULL AND expires_at > now() + interval '6 days 23 hours'`,
    );
    expect(renewed).toHaveLength(1);
    expect((await ada.get('/auth/session')).setCookie).toContain('Max-Age=604800');
    expect(
      await test.database.query(
        `SELECT 1 FROM session WHERE workspace_id IS NULL AND expires_at > now() + interval '6 days 23 hours' AND used_at > now() - interval '1 minute'`,
      ),
    ).toHaveLength(1);
  });

  it('of a workspace outlive the one at the root address while in use', async () => {
    await handOver(ada);
    await test.database.query(`UPDATE session SET expires_at = now() - interval '1 minute' WHERE workspace_id IS NULL`);
    await test.visitor().post('/auth/sign-in', { email: 'ada@example.org', password: PASSWORD });
    expect((await ada.get('/auth/session')).status).toBe(401);
    expect((await ada.get('/me', HOST)).status).toBe(200);
    await ada.post('/auth/sign-in', { email: 'ada@example.org', password: PASSWORD });
  });

  it('are refused after they end', async () => {
    const visitor = test.visitor();
    await visitor.post('/auth/sign-in', { email: 'ada@example.org', password: PASSWORD });
    await test.database.query(
      `UPDATE session SET expires_at = now() WHERE id = (SELECT id FROM session ORDER BY created_at DESC LIMIT 1)`,
    );
    expect((await visitor.get('/auth/session')).status).toBe(401);
    expect((await visitor.get('/me', 'localhost', { 'x-evident-workspace': teamId })).status).toBe(401);
  });

  it('work at the root address for any workspace named by the header', async () => {
    expect((await ada.get('/me')).status).toBe(401);
    for (const workspace of [teamId, 'acme-research', 'ACME-research']) {
      const { status, body } = await ada.get('/me', 'localhost', { 'x-evident-workspace': workspace });
      expect([status, body.workspace.id, body.member.workspaceAdmin, body.scopes]).toEqual([
        200,
        teamId,
        true,
        ['read', 'write'],
      ]);
    }
    for (const workspace of ['other-people', 'no-such-one', '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f']) {
      expect((await ada.get('/me', 'localhost', { 'x-evident-workspace': workspace })).status).toBe(401);
    }
  });

  it("are handed over to a workspace's host by a code that works once, there, within a minute", async () => {
    const fresh = async (): Promise<string> => (await ada.post('/auth/handover', { teamId })).body.code;
    const visitor = test.visitor();
    expect(
      (await visitor.post('/auth/handover/finish', { code: await fresh() }, 'other-people.localhost')).status,
    ).toBe(401);
    expect((await visitor.post('/auth/handover/finish', { code: await fresh() }, 'localhost')).status).toBe(401);
    const code = await fresh();
    expect((await visitor.post('/auth/handover/finish', { code }, HOST)).status).toBe(200);
    expect((await visitor.post('/auth/handover/finish', { code }, HOST)).status).toBe(401);
    expect((await visitor.get('/me', HOST)).body.workspace.subdomain).toBe('acme-research');
    const late = await fresh();
    test.wait(60_000);
    expect((await visitor.post('/auth/handover/finish', { code: late }, HOST)).status).toBe(401);
  });

  it('lead to a page of the workspace only', async () => {
    expect(await handOver(ada, '/projects?a=b')).toMatch(
      /^http:\/\/acme-research\.localhost\/auth\/context#code=[\w-]{43}&path=%2Fprojects%3Fa%3Db$/,
    );
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect(await handOver(ada, path)).toMatch(/&path=%2Fhome$/);
  });

  it('of one workspace do not open another', async () => {
    await handOver(ada);
    expect((await ada.get('/me', HOST, { 'x-evident-workspace': 'other-people' })).status).toBe(401);
    const stranger = await test.person('eve@example.org');
    expect((await stranger.post('/auth/handover', { teamId })).status).toBe(404);
  });

  it('of a workspace cannot be handed over to another, and ended ones not at all', async () => {
    const both = await test.person('both@example.org');
    const [first, second] = [
      (await both.post('/workspaces', { name: 'First workspace' })).body,
      (await both.post('/workspaces', { name: 'Second workspace' })).body,
    ];
    const at = (workspace: { subdomain: string }): string => `${workspace.subdomain}.localhost`;
    const enter = async (team: { id: string; subdomain: string }) =>
      both.post(
        '/auth/handover/finish',
        { code: (await both.post('/auth/handover', { teamId: team.id })).body.code },
        at(team),
      );
    expect((await enter(first)).status).toBe(200);
    expect((await both.post('/auth/handover', { teamId: second.id }, at(first))).status).toBe(403);
    expect((await both.post('/auth/handover', { teamId: first.id }, at(first))).status).toBe(200);
    const { code } = (await both.post('/auth/handover', { teamId: second.id })).body;
    await test.database.query(
      `UPDATE session SET expires_at = now() WHERE account_id = (SELECT id FROM account WHERE email = 'both@example.org')`,
    );
    expect((await test.visitor().post('/auth/handover/finish', { code }, at(second))).status).toBe(401);
  });

  it('end everywhere on sign-out', async () => {
    const visitor = test.visitor();
    await visitor.post('/auth/sign-in', { email: 'ada@example.org', password: PASSWORD });
    await handOver(visitor);
    const ended = await visitor.delete('/auth/session', HOST);
    expect([ended.status, ended.clears]).toEqual([204, '"cache"']);
    expect((await visitor.get('/me', HOST)).status).toBe(401);
    expect((await visitor.get('/auth/session')).status).toBe(401);
    expect((await ada.get('/auth/session')).status).toBe(200);
  });

  it('are listed for their owner, who can end them', async () => {
    const other = test.visitor();
    await other.post('/auth/sign-in', { email: 'ada@example.org', password: PASSWORD });
    const { body } = await ada.get('/me/sessions');
    expect(body.items.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/[0-9a-f]{64}/);
    const eve = await test.person('eve2@example.org');
    const newest = body.items.find(({ current }: { current: boolean }) => !current).id;
    expect((await eve.delete(`/me/sessions/${newest}`)).status).toBe(404);
    expect((await ada.delete('/me/sessions')).status).toBe(204);
    expect((await other.get('/auth/session')).status).toBe(401);
    expect((await ada.get('/auth/session')).status).toBe(200);
  });

  it('store no secret in the database', async () => {
    const [row] = await test.database.query<{ kept: string }>(`SELECT string_agg(s::text, ' ') AS kept FROM session s`);
    expect(row!.kept).toMatch(/[0-9a-f]{64}/);
    const cookie = /evident_session=([\w-]+)/.exec((await ada.get('/auth/session')).setCookie!)![1]!;
    expect(row!.kept).not.toContain(cookie);
  });

  it.each([
    ['another site', { origin: 'http://evil.example' }],
    ['another workspace', { origin: 'http://other-people.localhost' }],
    ['a page without an address', { origin: 'null' }],
    ['who hides where from', { origin: '' }],
    [
      'another site, through a proxy that adds its own password',
      { origin: 'http://evil.example', authorization: 'Basic cHJveHk6cHJveHk=' },
    ],
  ])('write nothing for %s', async (_, headers) => {
    await handOver(ada);
    const answer = await ada.patch('/workspace', { name: 'Taken over' }, HOST, headers);
    expect([answer.status, answer.body.errors[0].title]).toEqual([403, 'This request comes from another site']);
    expect((await ada.get('/workspace', HOST, headers)).body.name).toBe('Acme Research');
    expect(
      (
        await test.visitor().post('/auth/sign-in', { email: 'ada@example.org', password: PASSWORD }, HOST, {
          origin: 'http://evil.example',
        })
      ).status,
    ).toBe(403);
  });
});
