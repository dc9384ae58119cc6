import { Secret, TOTP } from 'otpauth';
import { PASSWORD } from '../support/sign-in-app.ts';
import { OidcDirectory } from '../support/sso/oidc-directory.ts';
import { type SsoWorld, openSsoWorld } from '../support/sso/world.ts';
import type { Visitor } from '../support/visitor.ts';

describe('a workspace that requires single sign-on', () => {
  let world: SsoWorld;
  let directory: OidcDirectory;
  let connectionId: string;
  let adminId: string;
  let secret: string;
  let ahead = 0;
  let ben: Visitor;
  /** Signed in with password and second factor. */
  let rescue: Visitor;

  const wait = (ms: number): void => {
    ahead += ms;
    world.test.wait(ms);
  };
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead });
  const rules = (wording: object) => world.admin.put('/sso/rules', wording, world.host);
  const inWorkspace = { 'x-evident-workspace': '' };
  const acts = async (visitor: Visitor) => (await visitor.get('/projects', 'localhost', inWorkspace)).status;
  const handover = async (visitor: Visitor) =>
    (await visitor.post('/auth/handover', { teamId: world.workspace.id })).status;
  async function bySso(email: string): Promise<Visitor> {
    const visitor = world.test.visitor();
    const { body } = await visitor.post('/auth/sso', { connectionId });
    await visitor.post('/auth/sso/finish', directory.signIn(body.url, { claims: { email } }));
    return visitor;
  }

  beforeAll(async () => {
    [world, directory] = await Promise.all([openSsoWorld(), OidcDirectory.open()]);
    inWorkspace['x-evident-workspace'] = world.workspace.id;
    await world.own('@acme.example');
    ben = await world.test.person('ben@acme.example');
    connectionId = await world.connect({
      strategy: 'oidc',
      name: 'Acme',
      oidc: { issuer: directory.issuer, clientId: 'evident', clientSecret: 'secret' },
      joinRole: 'CONTRIBUTOR',
    });
    adminId = (await world.admin.get('/auth/session')).body.workspaces[0].memberId;
  });
  afterAll(async () => {
    await directory.close();
    await world.close();
  });

  it('can be set once a connection works and an admin can enter without it', async () => {
    expect((await rules({ required: true, breakGlass: [] })).body.errors[0].title).toBe('No connection works yet');
    await bySso('ben@acme.example');
    expect((await rules({ required: true, breakGlass: [] })).body.errors[0].title).toBe(
      'Choose an admin for emergency access first',
    );
    expect((await rules({ required: true, breakGlass: [adminId] })).body.errors[0].title).toBe(
      'Emergency access needs an admin with a password and two-step sign-in',
    );
    secret = (await world.admin.post('/me/second-factor')).body.secret;
    expect((await world.admin.put('/me/second-factor', { code: code() })).status).toBe(200);
    expect((await world.admin.get('/sso/rules', world.host)).body.candidates).toMatchObject([{ id: adminId }]);
    expect(await acts(ben)).toBe(200);
    expect((await rules({ required: true, breakGlass: [adminId] })).status).toBe(204);
  });

  it('refuses a password and a mailed link, of sessions that are open too, and accepts the directory', async () => {
    expect([await acts(ben), await handover(ben)]).toEqual([401, 403]);
    const byPassword = world.test.visitor();
    await byPassword.post('/auth/sign-in', { email: 'ben@acme.example', password: PASSWORD });
    const byLink = world.test.visitor();
    await byLink.post('/auth/sign-in-mail', { email: 'ben@acme.example' });
    await byLink.post('/auth/confirm-email', { method: 'EMAIL', token: world.test.linkTo('ben@acme.example') });
    for (const visitor of [byPassword, byLink]) {
      expect((await visitor.get('/auth/session')).status).toBe(200);
      expect([await acts(visitor), await handover(visitor)]).toEqual([401, 403]);
    }
    const person = await bySso('ben@acme.example');
    expect([await acts(person), await handover(person)]).toEqual([200, 200]);
    const { body } = await person.post('/auth/handover', { teamId: world.workspace.id });
    await person.post('/auth/handover/finish', { code: body.code }, world.host);
    expect((await person.get('/projects', world.host)).status).toBe(200);
  });

  it('says so on its sign-in screens', async () => {
    const visitor = world.test.visitor();
    expect((await visitor.get('/auth/environment', world.host)).body.team).toMatchObject({
      ssoAuthEnabled: true,
      ssoRequired: true,
      oidcIssuer: directory.issuer,
    });
    const found = { items: [{ id: connectionId, name: 'Acme', strategy: 'oidc' }], required: true };
    expect((await visitor.get('/auth/sso?email=new@acme.example')).body).toEqual(found);
    expect((await visitor.get(`/auth/sso?workspace=${world.workspace.subdomain}`)).body).toEqual(found);
    expect((await visitor.get('/auth/sso?email=new@other.example')).body.items).toEqual([]);
  });

  it('lets an admin for emergencies in with password and second factor, and not by mail', async () => {
    wait(120_000);
    const { email } = world;
    const visitor = world.test.visitor();
    rescue = visitor;
    await visitor.post('/auth/sign-in', { email, password: PASSWORD });
    expect((await visitor.post('/auth/second-factor', { code: code() })).status).toBe(200);
    expect([await acts(visitor), await handover(visitor)]).toEqual([200, 200]);
    wait(120_000);
    const byLink = world.test.visitor();
    await byLink.post('/auth/sign-in-mail', { email });
    await byLink.post('/auth/confirm-email', { method: 'EMAIL', token: world.test.linkTo(email) });
    expect((await byLink.post('/auth/second-factor', { code: code() })).status).toBe(200);
    expect([await acts(byLink), await handover(byLink)]).toEqual([401, 403]);
  });

  it('keeps its only connection, until it is no longer required', async () => {
    const connection = `/sso/connections/${connectionId}`;
    for (const refused of [
      await rescue.patch(connection, { enabled: false }, 'localhost', inWorkspace),
      await rescue.delete(connection, 'localhost', inWorkspace),
    ])
      expect(refused.body.errors[0].title).toBe('Members must sign in through this connection');
    expect((await rescue.put('/sso/rules', { required: false, breakGlass: [] }, 'localhost', inWorkspace)).status).toBe(
      204,
    );
    expect((await rescue.delete(connection, 'localhost', inWorkspace)).status).toBe(204);
    expect(await acts(ben)).toBe(200);
  });

  it('records each change in the audit log, without secrets', async () => {
    const { body } = await world.admin.get('/audit-entries?limit=100', world.host);
    const actions = body.items.map(({ action }: { action: string }) => action);
    for (const action of [
      'sso:connection-created',
      'sso:connection-changed',
      'sso:connection-deleted',
      'sso:rules-changed',
      'sso:domain-verified',
    ])
      expect(actions).toContain(action);
    expect(JSON.stringify(body)).not.toContain('"secret"');
  });
});
