import { type OauthWorld, openOauthWorld } from '../support/oauth-world.ts';
import { PlainProgram, allow, codeIn, parametersOf } from '../support/oauth-client.ts';

const DAY = 86_400_000;

describe('the way of a program to its tokens', () => {
  let test: OauthWorld['test'];
  let ada: OauthWorld['ada'];
  let teamId: string;
  let otherTeam: string;
  let program: PlainProgram;
  let tokensFor: OauthWorld['tokensFor'];
  const inTeam = (id = teamId) => ({ 'x-evident-workspace': id });
  const by = (token: string) => ({ authorization: `Bearer ${token}` });

  beforeAll(async () => {
    ({ test, ada, teamId, otherTeam, program, tokensFor } = await openOauthWorld());
  });
  afterAll(() => test.close());

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
