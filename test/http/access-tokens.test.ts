import { type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

describe('access tokens', () => {
  let test: SignInApp;
  let ada: Visitor;
  let teamId: string;
  let here: Record<string, string>;
  const by = (token: string, more: Record<string, string> = {}) => ({ authorization: `Bearer ${token}`, ...more });

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@example.org');
    teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
    here = { 'x-evident-workspace': teamId };
  });
  afterAll(() => test.close());
  const make = async (more: object = {}) =>
    (await ada.post('/me/tokens', { name: 'Script', scopes: ['read', 'write'], ...more }, 'localhost', here)).body;
  const me = (headers: Record<string, string>) => test.visitor().get('/me', 'localhost', headers);

  it('are shown once, stored as hashes, and act as their owner in one workspace', async () => {
    const made = await make();
    expect(made.token).toMatch(new RegExp(`^api\\.${teamId}\\.[\\w-]{43}$`));
    const secret = made.token.split('.')[2];
    expect(JSON.stringify((await ada.get('/me/tokens', 'localhost', here)).body)).not.toContain(secret);
    expect(JSON.stringify(await test.database.query('SELECT t::text FROM access_token t'))).not.toContain(secret);
    for (const token of [made.token, made.token.slice(4)])
      expect((await me(by(token))).body).toMatchObject({
        member: { email: 'ada@example.org' },
        workspace: { id: teamId },
      });
    expect((await me(by(made.token, { host: 'elsewhere.localhost' }))).body.workspace.id).toBe(teamId);
    expect((await ada.get('/me/tokens', 'localhost', here)).body.items[0].usedAt).not.toBeNull();
  });

  it('with the read scope cannot write', async () => {
    const { token } = await make({ scopes: ['read'] });
    expect((await me(by(token))).body.scopes).toEqual(['read']);
    const answer = await test.visitor().patch('/workspace', { name: 'Changed' }, 'localhost', by(token));
    expect([answer.status, answer.body.errors[0].title]).toEqual([403, 'This token may only read']);
    expect((await ada.post('/me/tokens', { name: 'x', scopes: ['write'] }, 'localhost', here)).status).toBe(400);
  });

  it('stop working when revoked, expired, or when their owner leaves', async () => {
    const revoked = await make();
    expect((await ada.delete(`/me/tokens/${revoked.id}`, 'localhost', here)).status).toBe(204);
    expect((await me(by(revoked.token))).status).toBe(401);
    expect((await ada.delete(`/me/tokens/${revoked.id}`, 'localhost', here)).status).toBe(404);
    expect(
      (
        await ada.post(
          '/me/tokens',
          { name: 'x', scopes: ['read'], expiresAt: '2020-01-01T00:00:00Z' },
          'localhost',
          here,
        )
      ).status,
    ).toBe(400);
    const expired = await make({ expiresAt: '2100-01-01T00:00:00Z' });
    await test.database.query('UPDATE access_token SET expires_at = now() WHERE id = $1', [expired.id]);
    expect((await me(by(expired.token))).status).toBe(401);
    const orphan = await make();
    await test.database.query('UPDATE member SET removed_at = now() WHERE team_id = $1', [teamId]);
    expect((await me(by(orphan.token))).status).toBe(401);
    await test.database.query('UPDATE member SET removed_at = NULL WHERE team_id = $1', [teamId]);
  });

  it('are limited to fifty active ones, even when created concurrently', async () => {
    await test.database.query(`UPDATE access_token SET expires_at = now() WHERE team_id = $1`, [teamId]);
    await test.database.query(
      `INSERT INTO access_token (id, team_id, member_id, name, scopes, secret_hash, created_at) SELECT gen_random_uuid(), team_id, id, 'Old', '{read}', md5(random()::text), now() FROM member, generate_series(1, 48) WHERE team_id = $1`,
      [teamId],
    );
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ada.post('/me/tokens', { name: 'New', scopes: ['read'] }, 'localhost', here)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
    await test.database.query(`UPDATE access_token SET revoked_at = now() WHERE team_id = $1`, [teamId]);
  });

  it('are invalid in another workspace, and a valid cookie does not replace an invalid token', async () => {
    const { token } = await make();
    const other = (await ada.post('/workspaces', { name: 'Other research' })).body.id;
    expect((await me(by(token.replace(teamId, other)))).status).toBe(401);
    expect((await ada.get('/me', 'localhost', { ...here, ...by(`${token.slice(0, -1)}!`) })).status).toBe(401);
    expect((await me(by('nonsense'))).status).toBe(401);
  });

  it('are refused together with a public token', async () => {
    const { token } = await make();
    const { status, body } = await me(by(token, { 'x-evident-public-token': 'abcdefghijkl' }));
    expect([status, body.errors[0].code]).toEqual([400, 'BAD_USER_INPUT']);
    for (const path of ['/public/abcdefghijkl', `/public/abcdefghijkl/files/${teamId}`]) {
      const answer = await test.visitor().get(path, 'localhost', by(token));
      expect([answer.status, answer.body.errors[0].code]).toEqual([400, 'BAD_USER_INPUT']);
      expect((await test.visitor().get(path)).status).toBe(404);
    }
  });

  it('cannot create tokens or sessions', async () => {
    const { token } = await make();
    expect(
      (await test.visitor().post('/me/tokens', { name: 'x', scopes: ['read'] }, 'localhost', by(token))).status,
    ).toBe(401);
    expect((await test.visitor().get('/auth/session', 'localhost', by(token))).status).toBe(401);
  });

  it('of another member are inaccessible', async () => {
    const { id, token } = await make();
    const bob = await test.person('bob@example.org');
    await ada.post(
      '/invites',
      { emails: ['bob@example.org'], role: 'MANAGER', workspaceAdmin: true },
      'localhost',
      here,
    );
    await bob.post(`/workspaces/${teamId}/join`);
    expect((await bob.get('/me/tokens', 'localhost', here)).body.items).toEqual([]);
    expect((await bob.delete(`/me/tokens/${id}`, 'localhost', here)).status).toBe(404);
    expect((await me(by(token))).status).toBe(200);
  });
});
