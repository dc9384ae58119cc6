import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { type ScimWorkspace, type SignInApp, openSignInApp, scimWorkspace } from '../support/scim-world.ts';

describe('provisioning in a verified mail domain', () => {
  let test: SignInApp;
  let acme: ScimWorkspace;
  let other: ScimWorkspace;

  beforeAll(async () => {
    test = await openSignInApp();
    acme = await scimWorkspace(test, 'ada@acme.example', 'Acme Research');
    other = await scimWorkspace(test, 'eve@other.example', 'Other');
    await test.database.query(
      `INSERT INTO sso_domain (id, team_id, domain, token, verified_at, created_at) VALUES ($1, $2, '@acme.example', 'x', now(), now())`,
      [uuidV7.newId(), acme.teamId],
    );
  });
  afterAll(() => test.close());

  const accounts = (email: string) =>
    test.database.query('SELECT name, password_hash FROM account WHERE email = $1', [email]);
  const invites = (email: string) => test.database.query('SELECT 1 FROM invite WHERE email = $1', [email]);

  it('creates an account without a password and without an invite', async () => {
    await acme.directory.user('ben@acme.example', { displayName: 'Ben' });
    expect(await accounts('ben@acme.example')).toEqual([{ name: 'Ben', password_hash: null }]);
    expect(await invites('ben@acme.example')).toEqual([]);
  });

  it('adds an existing account to the workspace; elsewhere the person has to accept', async () => {
    const carl = await test.person('carl@acme.example');
    const made = await acme.directory.user('carl@acme.example', { displayName: 'Carl' });
    const seen = await carl.get('/me', 'localhost', acme.here);
    expect([made.status, seen.status, seen.body.member?.id]).toEqual([201, 200, made.body.id]);
    expect((await other.directory.user('carl@acme.example')).body.active).toBe(true);
    expect((await carl.get('/me', 'localhost', other.here)).status).toBe(401);
    expect(await invites('carl@acme.example')).toHaveLength(1);
  });

  it('changes name and address of the account; other workspaces cannot', async () => {
    const dora = await test.person('dora@acme.example');
    const { id } = (await acme.directory.user('dora@acme.example')).body;
    const change = (userName: string) => [
      { op: 'replace', value: { userName, displayName: 'Dora D', emails: [{ value: userName, primary: true }] } },
    ];
    await acme.directory.patch(`/Users/${id}`, change('dora.d@acme.example'));
    const { body } = await dora.get('/auth/session');
    expect(body).toMatchObject({ email: 'dora.d@acme.example', name: 'Dora D' });
    await acme.directory.patch(`/Users/${id}`, change('dora@stranger.example'));
    expect((await dora.get('/auth/session')).body.email).toBe('dora.d@acme.example');
  });
});
