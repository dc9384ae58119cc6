import { PlainProgram, allow, codeIn, newVerifier, parametersOf } from '../support/oauth-client.ts';
import { type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe('programs that act for members', () => {
  let test: SignInApp;
  let ada: Visitor;
  let ben: Visitor;
  let teamId: string;
  let otherTeam: string;
  let program: PlainProgram;
  const inTeam = (id = teamId) => ({ 'x-evident-workspace': id });
  const by = (token: string) => ({ authorization: `Bearer ${token}` });
  const me = (token: string, host = 'localhost') => test.visitor().get('/me', host, by(token));

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@example.org');
    teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
    otherTeam = (await ada.post('/workspaces', { name: 'Umbrella' })).body.id;
    ben = await test.person('ben@example.org');
    await test.database.query(
      `INSERT INTO member (id, team_id, account_id, name, email, role, workspace_admin, created_at)
       SELECT gen_random_uuid(), $1, a.id, a.name, a.email, 'MANAGER', false, now() FROM account a WHERE a.email = 'ben@example.org'`,
      [teamId],
    );
    program = await PlainProgram.register(test.app);
  });
  afterAll(() => test.close());

  const codeFor = async (visitor = ada, scopes = ['read', 'write'], one = program, more = {}): Promise<string> => {
    const answer = await allow(visitor, teamId, one.page(more), scopes);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return codeIn(answer.body.url);
  };
  const tokensFor = async (visitor = ada, scopes = ['read', 'write']) =>
    (await program.exchange(await codeFor(visitor, scopes))).body as { access_token: string; refresh_token: string };
  const programsOf = async (visitor: Visitor): Promise<{ id: string; memberName: string; scopes: string[] }[]> =>
    (await visitor.get('/programs', 'localhost', inTeam())).body.items;

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

    it('needs its verifier, its client, its redirect address, and a minute', async () => {
      const other = await PlainProgram.register(test.app);
      for (const more of [
        { code_verifier: newVerifier().verifier },
        { code_verifier: program.pkce.challenge },
        { code_verifier: 'short' },
        { redirect_uri: 'https://program.example/other' },
        { client_id: other.clientId },
      ]) {
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

  describe('the decision', () => {
    const read = (page: URL, visitor = ada) =>
      visitor.get(`/authorization?${new URLSearchParams(parametersOf(page))}`, 'localhost', inTeam());

    it('is of a person at this site: no token, no other site, no visitor', async () => {
      const { access_token: token } = await tokensFor();
      const body = { ...parametersOf(program.page()), scopes: ['read'] };
      expect((await test.visitor().post('/authorizations', body, 'localhost', by(token))).status).toBe(401);
      expect((await test.visitor().post('/authorizations', body, 'localhost', inTeam())).status).toBe(401);
      const evil = await allow(ada, teamId, program.page(), ['read'], 'localhost', { origin: 'https://evil.example' });
      expect(evil.status).toBe(403);
    });

    it('gives one code for two clicks', async () => {
      const key = { 'idempotency-key': 'click' };
      const answers = [
        await allow(ada, teamId, program.page(), ['read'], 'localhost', key),
        await allow(ada, teamId, program.page(), ['read'], 'localhost', key),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 409]);
    });

    it('leads nowhere for an unknown program or address', async () => {
      for (const [page, status] of [
        [program.page({ client_id: teamId }), 404],
        [program.page({ client_id: 'x' }), 400],
        [program.page({ redirect_uri: 'https://program.example/back/more' }), 422],
        [program.page({ redirect_uri: 'https://program.example/back?more' }), 422],
        [program.page({ redirect_uri: 'https://evil.example/back' }), 422],
        [program.page({ redirect_uri: 'javascript:alert(1)' }), 422],
      ] as const) {
        const seen = await read(page);
        expect([seen.status, JSON.stringify(seen.body).includes('"back"')]).toEqual([status, false]);
        expect((await allow(ada, teamId, page, ['read'])).status).toBe(status);
      }
    });

    it.each([
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ code_challenge_method: '', code_challenge: '' }, 'invalid_request'],
      [{ code_challenge: 'short' }, 'invalid_request'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ scope: 'read admin' }, 'invalid_scope'],
      [{ scope: 'write' }, 'invalid_scope'],
      [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ])('tells the program what is wrong with %j, with the issuer', async (more, error) => {
      const { body } = await read(program.page(more as Record<string, string>));
      expect(body).toMatchObject({ refused: true, scopes: [] });
      const back = new URL(body.back);
      expect(back.origin + back.pathname).toBe('https://program.example/back');
      expect([back.searchParams.get('error'), back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual([
        error,
        'state-1',
        'http://localhost',
      ]);
      expect((await allow(ada, teamId, program.page(more as Record<string, string>), ['read'])).status).toBe(400);
    });

    it('can be no, which the program is told', async () => {
      const { body } = await read(program.page());
      expect(body).toMatchObject({
        name: 'Program',
        host: 'program.example',
        refused: false,
        scopes: ['read', 'write'],
      });
      expect(new URL(body.back).searchParams.get('error')).toBe('access_denied');
    });

    it('is about the workspace that the resource names', async () => {
      const page = program.page({ resource: 'http://umbrella.localhost/mcp' });
      expect((await read(page)).status).toBe(403);
      expect((await allow(ada, teamId, page, ['read'])).status).toBe(403);
      expect((await allow(ada, otherTeam, page, ['read'])).status).toBe(201);
    });

    it('takes the short form of the address', async () => {
      const url = new URL('http://localhost/integrations/authorize');
      url.search = new URLSearchParams({
        client_id: program.clientId,
        code: program.pkce.challenge,
        redirect_uri: program.redirectUri,
      }).toString();
      const answer = await allow(ada, teamId, url, ['read']);
      expect((await program.exchange(codeIn(answer.body.url))).body['scope']).toBe('read');
    });

    it('is remembered for https addresses only', async () => {
      await tokensFor();
      expect((await read(program.page())).body.allowedBefore).toBe(true);
      const native = await PlainProgram.register(test.app, 'http://127.0.0.1/back');
      // The port of a loopback address is free.
      const page = native.page({ redirect_uri: 'http://127.0.0.1:51004/back' });
      const code = codeIn((await allow(ada, teamId, page, ['read', 'write'])).body.url);
      const exchanged = await native.exchange(code, { redirect_uri: 'http://127.0.0.1:51004/back' });
      expect(exchanged.status).toBe(200);
      expect((await read(page)).body).toMatchObject({ allowedBefore: false, host: null });
    });
  });

  describe('the endpoints', () => {
    it('describe themselves', async () => {
      const answer = await test.app.inject({
        url: '/.well-known/oauth-authorization-server',
        headers: { host: 'localhost' },
      });
      expect(answer.json()).toMatchObject({
        issuer: 'http://localhost',
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      });
      const resource = await test.app.inject({
        url: '/.well-known/oauth-protected-resource/mcp',
        headers: { host: 'acme-research.localhost' },
      });
      expect(resource.json()).toMatchObject({
        resource: 'http://acme-research.localhost/mcp',
        authorization_servers: ['http://localhost'],
      });
    });

    it('refuse in the words of OAuth', async () => {
      const asked = async (form: Record<string, string> | string) => (await program.form('token', form)).body['error'];
      expect(await asked({ grant_type: 'password' })).toBe('unsupported_grant_type');
      expect(await asked({ grant_type: 'authorization_code' })).toBe('invalid_request');
      expect(await asked('')).toBe('invalid_request');
      expect(await asked('grant_type=authorization_code&grant_type=password')).toBe('invalid_request');
      const json = await test.app.inject({
        method: 'POST',
        url: '/api/v1/projects',
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'title=x',
      });
      expect(json.statusCode).toBe(415);
    });

    it('register programs within limits, and forget those that are not used', async () => {
      for (const [metadata, error] of [
        [{}, 'invalid_redirect_uri'],
        [{ redirect_uris: [] }, 'invalid_redirect_uri'],
        [{ redirect_uris: ['http://program.example/back'] }, 'invalid_redirect_uri'],
        [{ redirect_uris: ['https://*.example/back'] }, 'invalid_redirect_uri'],
        [{ redirect_uris: ['https://ok.example/back'], client_name: 7 }, 'invalid_client_metadata'],
      ] as const) {
        const { status, body } = await PlainProgram.ask(test.app, metadata);
        expect([status, body['error']]).toEqual([400, error]);
      }
      const metadata = { redirect_uris: ['https://ok.example/back'] };
      let last = { status: 0, body: {} as Record<string, string> };
      for (let count = 0; count < 21; count += 1) last = await PlainProgram.ask(test.app, metadata, '198.51.100.4');
      expect([last.status, last.body['error']]).toEqual([429, 'temporarily_unavailable']);
      const clients = () => test.database.query<{ id: string }>('SELECT id FROM oauth_client');
      expect((await clients()).length).toBeGreaterThan(20);
      test.wait(2 * DAY);
      await PlainProgram.ask(test.app, metadata, '198.51.100.5');
      const left = (await clients()).map(({ id }) => id);
      expect(left).toContain(program.clientId);
      expect(left.length).toBeLessThan(10);
    });
  });
});
