import { type OauthWorld, openOauthWorld } from '../support/oauth-world.ts';
import { PlainProgram, allow, newVerifier } from '../support/oauth-client.ts';
import type { Visitor } from '../support/visitor.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe('programs that act for members', () => {
  let test: OauthWorld['test'];
  let ada: OauthWorld['ada'];
  let ben: Visitor;
  let teamId: string;
  let otherTeam: string;
  let program: PlainProgram;
  let codeFor: OauthWorld['codeFor'];
  let tokensFor: OauthWorld['tokensFor'];
  const inTeam = (id = teamId) => ({ 'x-evident-workspace': id });
  const by = (token: string) => ({ authorization: `Bearer ${token}` });
  const me = (token: string, host = 'localhost') => test.visitor().get('/me', host, by(token));
  const programsOf = async (visitor: Visitor): Promise<{ id: string; memberName: string; scopes: string[] }[]> =>
    (await visitor.get('/programs', 'localhost', inTeam())).body.items;

  beforeAll(async () => {
    ({ test, ada, ben, teamId, otherTeam, program, codeFor, tokensFor } = await openOauthWorld());
  });
  afterAll(() => test.close());

  it('get tokens of an hour that act as the member in one workspace, stored as hashes', async () => {
    const { status, headers, body } = await program.exchange(await codeFor());
    expect([status, headers['cache-control'], body['token_type'], body['expires_in'], body['scope']]).toEqual([
      200,
      'no-store',
      'Bearer',
      3600,
      'read write',
    ]);
    const token = body['access_token']!;
    expect((await me(token)).body).toMatchObject({ member: { email: 'ada@example.org' }, workspace: { id: teamId } });
    // The host of another workspace changes nothing: a token names its own.
    expect((await me(token, 'umbrella.localhost')).body.workspace.id).toBe(teamId);
    expect(
      (await test.visitor().get('/me', 'localhost', { ...by(token), ...inTeam(otherTeam) })).body.workspace.id,
    ).toBe(teamId);
    const rows = JSON.stringify([
      await test.database.query('SELECT t::text FROM access_token t'),
      await test.database.query('SELECT g::text FROM oauth_grant g'),
    ]);
    for (const secret of [...token.split('.').slice(2), ...body['refresh_token']!.split('.').slice(2)])
      expect(rows).not.toContain(secret);
    // Not among the tokens that the member created.
    expect((await ada.get('/me/tokens', 'localhost', inTeam())).body.items).toEqual([]);
  });

  it('may do no more than the member allowed', async () => {
    const { access_token: token } = await tokensFor(ada, ['read']);
    expect((await me(token)).body.scopes).toEqual(['read']);
    expect((await test.visitor().patch('/workspace', { name: 'No' }, 'localhost', by(token))).status).toBe(403);
    const more = await allow(ada, teamId, program.page({ scope: 'read' }), ['read', 'write']);
    expect([more.status, more.body.errors[0].title]).toEqual([400, 'The program did not ask for all of these scopes']);
  });

  describe('a code', () => {
    it('works once; a second use ends the tokens of the first', async () => {
      const code = await codeFor();
      const { body } = await program.exchange(code);
      expect((await program.exchange(code)).body['error']).toBe('invalid_grant');
      expect((await me(body['access_token']!)).status).toBe(401);
      expect((await program.refresh(body['refresh_token']!)).body['error']).toBe('invalid_grant');
    });

    it('works once for programs that send it at the same moment', async () => {
      const code = await codeFor();
      const answers = await Promise.all([1, 2, 3].map(() => program.exchange(code)));
      const [issued, ...more] = answers.filter(({ status }) => status === 200);
      expect(more).toEqual([]);
      expect((await me(issued!.body['access_token']!)).status).toBe(401);
    });

    it('needs its verifier, its client, its redirect address, and a minute', async () => {
      const other = await PlainProgram.register(test.app);
      const wrong: Record<string, string>[] = [
        { code_verifier: newVerifier().verifier },
        { code_verifier: program.pkce.challenge },
        { code_verifier: 'short' },
        { redirect_uri: 'https://program.example/other' },
        { client_id: other.clientId },
      ];
      for (const more of wrong) {
        const { status, body } = await program.exchange(await codeFor(), more);
        expect([status, body['error']]).toEqual([400, 'invalid_grant']);
      }
      const late = await codeFor();
      test.wait(MINUTE + 1);
      expect((await program.exchange(late)).body['error']).toBe('invalid_grant');
      for (const code of ['x', `code.${teamId}.${'a'.repeat(43)}`, `code.nothing.${'a'.repeat(43)}`])
        expect((await program.exchange(code)).body['error']).toBe('invalid_grant');
      expect((await program.exchange(await codeFor(), { client_id: teamId })).body['error']).toBe('invalid_client');
    });
  });

  describe('a refresh token', () => {
    it('works once; a second use ends the family', async () => {
      const first = await tokensFor();
      const second = (await program.refresh(first.refresh_token)).body;
      expect((await me(first.access_token)).status).toBe(401);
      expect((await me(second['access_token']!)).status).toBe(200);
      expect((await program.refresh(first.refresh_token)).body['error']).toBe('invalid_grant');
      expect((await me(second['access_token']!)).status).toBe(401);
      expect((await program.refresh(second['refresh_token']!)).body['error']).toBe('invalid_grant');
      const [entry] = await test.database.query<{ detail: object }>(
        `SELECT detail FROM audit_entry WHERE action = 'program:disconnected' ORDER BY at DESC LIMIT 1`,
      );
      expect(entry!.detail).toMatchObject({ name: 'Program', reason: 'reused' });
    });

    it('can ask for less, never for more', async () => {
      const { refresh_token: token } = await tokensFor(ada, ['read']);
      const { body } = await program.refresh(token, { scope: 'read write' });
      expect(body['error']).toBe('invalid_scope');
      const whole = await tokensFor();
      const less = (await program.refresh(whole.refresh_token, { scope: 'read' })).body;
      expect((await me(less['access_token']!)).body.scopes).toEqual(['read']);
      expect((await program.refresh(less['refresh_token']!)).body['scope']).toBe('read write');
    });

    it('works for its client only, and for 30 days', async () => {
      const other = await PlainProgram.register(test.app);
      const { refresh_token: token } = await tokensFor();
      expect((await other.refresh(token)).body['error']).toBe('invalid_grant');
      test.wait(30 * DAY - MINUTE);
      const { status, body } = await program.refresh(token);
      expect(status).toBe(200);
      test.wait(30 * DAY + MINUTE);
      expect((await program.refresh(body['refresh_token']!)).body['error']).toBe('invalid_grant');
    });
  });

  it('are ended by their own tokens, which needs their client', async () => {
    for (const kind of ['access_token', 'refresh_token'] as const) {
      const tokens = await tokensFor();
      const other = await PlainProgram.register(test.app);
      const wrong = await other.form('revoke', { client_id: other.clientId, token: tokens[kind] });
      expect([wrong.status, wrong.body['error'], (await me(tokens.access_token)).status]).toEqual([
        400,
        'invalid_client',
        200,
      ]);
      expect((await program.form('revoke', { client_id: program.clientId, token: tokens[kind] })).status).toBe(200);
      expect((await me(tokens.access_token)).status).toBe(401);
      expect((await program.refresh(tokens.refresh_token)).body['error']).toBe('invalid_grant');
    }
    // An unknown token is no error (RFC 7009, 2.2).
    expect((await program.form('revoke', { client_id: program.clientId, token: 'x' })).status).toBe(200);
  });

  it('are listed for their member, and for admins all; both can disconnect them', async () => {
    const ofAda = await tokensFor(ada);
    const ofBen = await tokensFor(ben, ['read']);
    const seen = await programsOf(ben);
    expect(seen.map(({ memberName, scopes }) => [memberName, scopes])).toEqual([['ben', ['read']]]);
    const all = await programsOf(ada);
    expect(new Set(all.map(({ memberName }) => memberName))).toEqual(new Set(['ada', 'ben']));
    const adas = all.find(({ memberName }) => memberName === 'ada')!;
    expect((await ben.delete(`/programs/${adas.id}`, 'localhost', inTeam())).status).toBe(404);
    expect((await me(ofAda.access_token)).status).toBe(200);
    expect((await ada.delete(`/programs/${seen[0]!.id}`, 'localhost', inTeam())).status).toBe(204);
    expect((await me(ofBen.access_token)).status).toBe(401);
    expect(await programsOf(ben)).toEqual([]);
    // A program can't be ended as an access token, nor a token as a program.
    expect((await ada.delete(`/me/tokens/${adas.id}`, 'localhost', inTeam())).status).toBe(404);
  });

  it('lose what their member loses', async () => {
    const tokens = await tokensFor(ben);
    expect(
      (await test.visitor().post('/projects', { title: 'Mine' }, 'localhost', by(tokens.access_token))).status,
    ).toBe(201);
    await test.database.query(`UPDATE member SET role = 'VIEWER' WHERE email = 'ben@example.org' AND team_id = $1`, [
      teamId,
    ]);
    expect(
      (await test.visitor().post('/projects', { title: 'More' }, 'localhost', by(tokens.access_token))).status,
    ).toBe(403);
    const [{ id }] = (await test.database.query<{ id: string }>(
      `SELECT id FROM member WHERE email = 'ben@example.org' AND team_id = $1`,
      [teamId],
    )) as [{ id: string }];
    expect((await ada.delete(`/members/${id}`, 'localhost', inTeam())).status).toBe(204);
    expect((await me(tokens.access_token)).status).toBe(401);
    expect((await program.refresh(tokens.refresh_token)).body['error']).toBe('invalid_grant');
  });
});
