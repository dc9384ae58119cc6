import { PlainProgram, newVerifier } from '../support/oauth-client.ts';
import { type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

const GRANT = 'urn:evident:params:oauth:grant-type:shared-auth';
const SECOND = 1000;

describe('plug-ins that cannot be led back', () => {
  let test: SignInApp;
  let ada: Visitor;
  let teamId: string;
  let program: PlainProgram;
  const here = () => ({ 'x-evident-workspace': teamId });

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@example.org');
    teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
    program = await PlainProgram.register(test.app);
  });
  afterAll(() => test.close());
  /** A plug-in waits between its tries. */
  beforeEach(() => test.wait(6 * SECOND));

  const confirm = (challenge: string, more: object = {}, headers = here()) =>
    ada.post('/shared-auth', { integration: 'zoom', challenge, scopes: ['read'], ...more }, 'localhost', headers);
  const poll = (verifier: string, integration = 'zoom') =>
    program.form('token', { grant_type: GRANT, integration, code_verifier: verifier });
  const errorOf = async (answer: ReturnType<typeof poll>) => (await answer).body['error'];

  it('wait for the member, and get tokens of that member once', async () => {
    const { verifier, challenge } = newVerifier();
    expect(await errorOf(poll(verifier))).toBe('authorization_pending');
    expect(await errorOf(poll(verifier))).toBe('slow_down');
    test.wait(6 * SECOND);
    expect((await confirm(challenge)).status).toBe(204);
    const { status, body } = await poll(verifier);
    expect([status, body['scope']]).toEqual([200, 'read']);
    const me = (token: string) => test.visitor().get('/me', 'localhost', { authorization: `Bearer ${token}` });
    expect((await me(body['access_token']!)).body).toMatchObject({
      member: { email: 'ada@example.org' },
      workspace: { id: teamId },
      scopes: ['read'],
    });
    const next = (await program.refresh(body['refresh_token']!, { client_id: 'shared-auth:zoom' })).body;
    expect((await me(next['access_token']!)).status).toBe(200);
    expect((await ada.get('/programs', 'localhost', here())).body.items).toMatchObject([{ name: 'Zoom', host: null }]);
    // A second use means that the verifier leaked: both lose.
    test.wait(6 * SECOND);
    expect(await errorOf(poll(verifier))).toBe('invalid_grant');
    expect((await me(next['access_token']!)).status).toBe(401);
  });

  it('need the verifier and the service that was confirmed', async () => {
    const { verifier, challenge } = newVerifier();
    expect((await confirm(challenge)).status).toBe(204);
    expect(await errorOf(poll(newVerifier().verifier))).toBe('authorization_pending');
    expect(await errorOf(poll(challenge))).toBe('authorization_pending');
    expect(await errorOf(poll(verifier, 'slack'))).toBe('authorization_pending');
    expect(await errorOf(poll(verifier, 'elsewhere'))).toBe('invalid_client');
    expect(await errorOf(poll('short'))).toBe('invalid_grant');
    // The challenge, which is in the address, is no code.
    const asCode = await program.exchange(`code.${teamId}.${challenge}`);
    expect(asCode.body['error']).toBe('invalid_grant');
    expect((await poll(verifier)).status).toBe(200);
  });

  it('get nothing after ten minutes', async () => {
    const { verifier, challenge } = newVerifier();
    expect((await confirm(challenge)).status).toBe(204);
    test.wait(600 * SECOND + 1);
    expect(await errorOf(poll(verifier))).toBe('expired_token');
  });

  it('are confirmed once, in one workspace, by a person at this site', async () => {
    const { challenge } = newVerifier();
    expect((await confirm(challenge)).status).toBe(204);
    const { id } = (await ada.post('/workspaces', { name: 'Umbrella' })).body;
    for (const workspace of [teamId, id])
      expect((await confirm(challenge, {}, { 'x-evident-workspace': workspace })).status).toBe(409);
    expect((await confirm('short')).status).toBe(400);
    expect((await confirm(newVerifier().challenge, { integration: 'elsewhere' })).status).toBe(400);
    expect((await confirm(newVerifier().challenge, { scopes: ['write'] })).status).toBe(400);
    const body = { integration: 'zoom', challenge: newVerifier().challenge, scopes: ['read'] };
    expect((await test.visitor().post('/shared-auth', body, 'localhost', here())).status).toBe(401);
    const elsewhere = { ...here(), origin: 'https://evil.example' };
    expect((await ada.post('/shared-auth', body, 'localhost', elsewhere)).status).toBe(403);
  });
});
