import { type JsonWebKey, type KeyObject, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import { openWorkspace } from '../support/sso/world.ts';
import { DOMAIN_RECORDS } from '../../api/sso/sso.ports.ts';

const AUDIENCE = 'evident-api';
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token of the identity provider', () => {
  let server: Server;
  let issuer: string;
  let test: SignInApp;
  let world: Awaited<ReturnType<typeof openWorkspace>>;
  let other: Awaited<ReturnType<typeof openWorkspace>>;
  let connectionId: string;
  let asked = 0;
  const records = new Map<string, string>();
  const first = pair();
  const keys = new Map<string, ReturnType<typeof pair>>([['one', first]]);

  const token = (
    claims: object = {},
    { kid = 'one', alg = 'RS256', key }: Partial<{ kid: string; alg: string; key: KeyObject }> = {},
  ) => {
    const now = Math.floor(Date.now() / 1000);
    const all = {
      iss: issuer,
      sub: 'ada',
      aud: AUDIENCE,
      iat: now,
      exp: now + 300,
      email: 'ada@acme.example',
      email_verified: true,
      ...claims,
    };
    const head = `${part({ alg, kid, typ: 'JWT' })}.${part(all)}`;
    if (alg === 'none') return `${head}.`;
    if (alg === 'HS256')
      return `${head}.${createHmac('sha256', first.publicKey.export({ type: 'spki', format: 'pem' }))
        .update(head)
        .digest('base64url')}`;
    return `${head}.${sign('sha256', Buffer.from(head), key ?? keys.get(kid)?.privateKey ?? first.privateKey).toString('base64url')}`;
  };
  const get = (bearer: string, host = world.host, path = '/me') =>
    test.visitor().get(path, host, { authorization: `Bearer ${bearer}` });

  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      if (url === '/keys') asked += 1;
      const body =
        url === '/keys'
          ? {
              keys: [...keys].map(([kid, { publicKey }]) => ({
                ...(publicKey.export({ format: 'jwk' }) as JsonWebKey),
                kid,
                use: 'sig',
                alg: 'RS256',
              })),
            }
          : { issuer, jwks_uri: `${issuer}/keys` };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    test = await openSignInApp(
      'http://localhost',
      { ssoInternalHosts: ['127.0.0.1'], tokenIssuer: { issuer, audience: AUDIENCE } },
      (module) =>
        module
          .overrideProvider(DOMAIN_RECORDS.token)
          .useValue({ has: async (domain: string, record: string) => records.get(domain) === record }),
    );
    world = await openWorkspace(test, records);
    other = await openWorkspace(test, records);
    connectionId = await world.connect({
      strategy: 'oidc',
      name: 'Directory',
      oidc: { issuer, clientId: 'client', clientSecret: 'secret' },
    });
    const ada = await test.person('ada@acme.example');
    for (const { admin, host, workspace } of [world, other]) {
      await admin.patch('/workspace', { joinDomains: ['acme.example'], joinRole: 'CONTRIBUTOR' }, host);
      await ada.post(`/workspaces/${workspace.id}/join`);
    }
  });
  afterAll(async () => {
    await test.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('counts by its verified address once the workspace proved the domain', async () => {
    expect((await get(token())).status).toBe(401);
    await world.own('acme.example');
    expect((await get(token())).body.member.email).toBe('ada@acme.example');
    expect((await get(token({ email_verified: false }))).status).toBe(401);
    expect((await get(token({ email: 'eve@acme.example' }))).status).toBe(401);
  });

  it('opens no other workspace, and no root address', async () => {
    expect((await get(token(), other.host)).status).toBe(401);
    await other.own('acme.example');
    expect((await get(token(), other.host)).status).toBe(401);
    expect((await get(token(), 'localhost')).status).toBe(401);
  });

  it.each([
    ['without a signature', () => token({}, { alg: 'none' })],
    ['with the public key as a secret', () => token({}, { alg: 'HS256' })],
    ['with the key of another', () => token({}, { key: pair().privateKey })],
    ['with an unknown key id', () => token({}, { kid: 'unknown' })],
    ['for another audience', () => token({ aud: 'another' })],
    ['of another issuer', () => token({ iss: 'http://127.0.0.1:1' })],
    ['without an end', () => token({ exp: undefined })],
    ['of the future', () => token({ nbf: Math.floor(Date.now() / 1000) + 600 })],
  ])('is refused %s', async (_, made) => {
    const { status, body } = await get(made());
    expect([status, body.errors[0].title]).toEqual([401, 'The token was not accepted']);
  });

  it('is refused once it expired, in the words of the specification', async () => {
    const { status, body } = await get(token({ exp: Math.floor(Date.now() / 1000) - 120 }));
    expect([status, body.errors[0]]).toEqual([
      401,
      expect.objectContaining({ code: 'Unauthorized', title: 'jwt expired' }),
    ]);
  });

  it('follows new keys without asking for them more than once in half a minute', async () => {
    const before = asked;
    for (let count = 0; count < 5; count += 1) await get(token({}, { kid: `unknown-${count}` }));
    expect(asked - before).toBeLessThanOrEqual(1);
    keys.set('two', pair());
    test.wait(10 * 60_000 + 1);
    // The clock of the test is ahead, and the token has to be of that time.
    const at = Math.floor(Date.now() / 1000) + 700;
    expect((await get(token({ iat: at, exp: at + 300 }, { kid: 'two' }))).status).toBe(200);
    test.wait(-10 * 60_000 - 1);
  });

  it('reads and writes as the member, and refuses what needs a session', async () => {
    const headers = { authorization: `Bearer ${token()}` };
    const visitor = test.visitor();
    expect((await visitor.post('/projects', { title: 'By a token' }, world.host, headers)).status).toBe(201);
    expect((await visitor.get('/sso/connections', world.host, headers)).status).toBe(403);
    expect((await visitor.post('/me/tokens', { name: 'More', scopes: ['read'] }, world.host, headers)).status).toBe(
      401,
    );
  });

  it('belongs to its subject: an address that the provider gives to another person opens nothing', async () => {
    await test.database.query(
      `INSERT INTO external_identity (team_id, connection_id, subject, account_id) SELECT $1, $2, 'ada', id FROM account WHERE email = 'ada@acme.example'`,
      [world.workspace.id, connectionId],
    );
    expect((await get(token({ email: 'renamed@other.example' }))).status).toBe(200);
    expect((await get(token({ sub: 'another person' }))).status).toBe(401);
  });

  it('is refused for suspended members, and where the connection is off', async () => {
    const suspend = (at: string) =>
      test.database.query(`UPDATE member SET suspended_at = ${at} WHERE team_id = $1 AND email = 'ada@acme.example'`, [
        world.workspace.id,
      ]);
    await suspend('now()');
    expect((await get(token())).status).toBe(401);
    await suspend('NULL');
    expect((await get(token())).status).toBe(200);
    await world.admin.patch(`/sso/connections/${connectionId}`, { enabled: false }, world.host);
    expect((await get(token())).status).toBe(401);
  });
});
