import { OidcDirectory, type Trick, foreignKey } from '../support/sso/oidc-directory.ts';
import { type SsoWorld, openSsoWorld, openWorkspace } from '../support/sso/world.ts';
import type { Visitor } from '../support/visitor.ts';

const NOT_ACCEPTED = 'The answer of your directory was not accepted';

describe('single sign-on by OpenID Connect', () => {
  let world: SsoWorld;
  let directory: OidcDirectory;
  let connectionId: string;
  let count = 0;

  beforeAll(async () => {
    [world, directory] = await Promise.all([openSsoWorld(), OidcDirectory.open()]);
    await world.own('@acme.example');
    connectionId = await connectTo(directory);
  });
  afterAll(async () => {
    await directory.close();
    await world.close();
  });
  beforeEach(() => world.test.wait(3_600_001));

  const fresh = (): string => `person${(count += 1)}@acme.example`;
  const connectTo = (to: OidcDirectory, more: object = {}) =>
    world.connect({
      strategy: 'oidc',
      name: 'Acme',
      oidc: { issuer: to.issuer, clientId: 'evident', clientSecret: 'secret' },
      joinRole: 'VIEWER',
      ...more,
    });
  const begin = async (visitor: Visitor, id = connectionId): Promise<string> =>
    (await visitor.post('/auth/sso', { connectionId: id })).body.url;
  async function signIn(trick: Trick = {}, id = connectionId, at = directory, visitor = world.test.visitor()) {
    const returned = at.signIn(await begin(visitor, id), trick);
    return { ...(await visitor.post('/auth/sso/finish', returned)), visitor };
  }
  const titleOf = ({ body }: { body: { errors: { title: string }[] } }) => body.errors[0]!.title;

  it('signs in with PKCE, a state, a nonce and the issuer, as a member with the join role', async () => {
    const email = fresh();
    const visitor = world.test.visitor();
    const asked = new URL(await begin(visitor)).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^sso_[\w-]{43}$/),
      nonce: expect.any(String),
      scope: 'openid email profile',
      redirect_uri: 'http://localhost/callback',
    });
    const { status, body, visitor: person } = await signIn({ claims: { email } });
    expect([status, body]).toEqual([200, { url: `http://${world.host}/home`, signedIn: true }]);
    expect((await person.get('/auth/session')).body).toMatchObject({ email, workspaces: [{ role: 'VIEWER' }] });
    const kept = JSON.stringify(await world.test.database.query('SELECT * FROM sso_connection'));
    expect(kept).not.toContain('"secret"');
  });

  it.each<[string, Trick]>([
    ['another audience', { claims: { aud: 'other' } }],
    ['another issuer in the token', { claims: { iss: 'https://other.example' } }],
    ['another nonce', { claims: { nonce: 'other' } }],
    ['no nonce', { without: ['nonce'] }],
    ['an expired token', { claims: { exp: Math.floor(Date.now() / 1000) - 120 } }],
    ['no signature', { algorithm: 'none' }],
    ['the public key as a shared secret', { algorithm: 'HS256' }],
    ['a foreign key', { key: foreignKey() }],
  ])('refuses %s', async (_, trick) => {
    const answer = await signIn({ ...trick, claims: { email: fresh(), ...trick.claims } });
    expect([answer.status, titleOf(answer)]).toEqual([401, NOT_ACCEPTED]);
    expect((await answer.visitor.get('/auth/session')).status).toBe(401);
  });

  it('refuses shared secrets even if the directory offers them', async () => {
    const weak = await OidcDirectory.open(['HS256', 'none', 'RS256']);
    const id = await connectTo(weak);
    for (const algorithm of ['none', 'HS256'] as const)
      expect((await signIn({ algorithm, claims: { email: fresh() } }, id, weak)).status).toBe(401);
    expect((await signIn({ claims: { email: fresh() } }, id, weak)).status).toBe(200);
    await weak.close();
  });

  it('accepts clocks that differ by less than a minute', async () => {
    const ended = Math.floor(Date.now() / 1000) - 30;
    expect((await signIn({ claims: { email: fresh(), exp: ended } })).status).toBe(200);
  });

  it('refuses an answer that another directory mixed in', async () => {
    const other = await OidcDirectory.open();
    const otherId = await connectTo(other);
    const visitor = world.test.visitor();
    const { state } = directory.signIn(await begin(visitor));
    const mixed = other.signIn(await begin(visitor, otherId));
    const answer = await visitor.post('/auth/sso/finish', { ...mixed, state });
    expect([answer.status, titleOf(answer)]).toEqual([401, NOT_ACCEPTED]);
    const without = directory.signIn(await begin(visitor));
    expect((await visitor.post('/auth/sso/finish', { state: without.state, code: without.code })).status).toBe(401);
    await other.close();
  });

  it('works once, and only in the browser that began', async () => {
    const visitor = world.test.visitor();
    const returned = directory.signIn(await begin(visitor), { claims: { email: fresh() } });
    expect((await world.test.visitor().post('/auth/sso/finish', returned)).status).toBe(401);
    expect((await visitor.post('/auth/sso/finish', returned)).status).toBe(401);
    expect((await visitor.post('/auth/sso/finish', { ...returned, state: 'sso_invented' })).status).toBe(401);
  });

  describe('an existing account', () => {
    it('is opened by a verified address in a domain of the workspace', async () => {
      const email = fresh();
      await world.test.person(email);
      const { visitor } = await signIn({ claims: { email } });
      expect((await visitor.get('/auth/session')).body).toMatchObject({
        email,
        workspaces: [{ id: world.workspace.id }],
      });
    });

    it.each<[string, Trick]>([
      ['is not verified', { claims: { email_verified: false } }],
      ['is not said to be verified', { without: ['email_verified'] }],
    ])('is not opened by an address that %s', async (_, trick) => {
      const email = fresh();
      await world.test.person(email);
      const answer = await signIn({ ...trick, claims: { email, ...trick.claims } });
      expect([answer.status, titleOf(answer)]).toEqual([403, 'Your directory has not verified your email address']);
      expect((await answer.visitor.get('/auth/session')).status).toBe(401);
    });

    it('is not opened by an address in a domain that the workspace did not verify', async () => {
      await world.test.person('victim@elsewhere.example');
      const answer = await signIn({ claims: { email: 'victim@elsewhere.example' } });
      expect([answer.status, titleOf(answer)]).toEqual([
        403,
        'This workspace has not verified the domain @elsewhere.example',
      ]);
    });

    it('with two-step sign-in still needs the code', async () => {
      const email = fresh();
      await world.test.person(email);
      const [account] = await world.test.database.query<{ id: string }>('SELECT id FROM account WHERE email = $1', [
        email,
      ]);
      await world.test.database.query(
        `INSERT INTO second_factor (account_id, sealed_secret, enabled_at, last_step, recovery_hashes) VALUES ($1, 'x', now(), 0, '{}')`,
        [account!.id],
      );
      const answer = await signIn({ claims: { email } });
      expect([answer.status, answer.body.errors[0].code]).toEqual([401, 'SecondFactorRequired']);
    });
  });

  it('admits nobody without a join role, except invited people', async () => {
    const closed = await connectTo(directory, { joinRole: null });
    const email = fresh();
    const answer = await signIn({ claims: { email } }, closed);
    expect([answer.status, titleOf(answer)]).toEqual([403, 'You are not a member of this workspace']);
    await world.admin.post('/invites', { emails: [email], role: 'MANAGER' }, world.host);
    const { visitor } = await signIn({ claims: { email } }, closed);
    expect((await visitor.get('/auth/session')).body.workspaces).toMatchObject([{ role: 'MANAGER' }]);
  });

  it('does not let a removed person back in', async () => {
    const email = fresh();
    const { visitor } = await signIn({ claims: { email } });
    const memberId = (await visitor.get('/auth/session')).body.workspaces[0].memberId;
    expect((await world.admin.delete(`/members/${memberId}`, world.host)).status).toBe(204);
    const answer = await signIn({ claims: { email } });
    expect([answer.status, titleOf(answer)]).toEqual([403, 'Your access to this workspace has ended']);
  });

  it('applies the rules of groups at each sign-in, and keeps the last admin', async () => {
    const { body: group } = await world.admin.post('/groups', { name: 'Design' }, world.host);
    const id = await connectTo(directory, {
      groupRules: [
        { value: 'designers', groupId: group.id, role: 'CONTRIBUTOR' },
        { value: 'leads', role: 'MANAGER', admin: true },
      ],
    });
    const email = fresh();
    const memberOf = async (groups: string[]) => {
      const { visitor } = await signIn({ claims: { email, groups } }, id);
      const [{ role, workspaceAdmin, memberId }] = (await visitor.get('/auth/session')).body.workspaces;
      const rows = await world.test.database.query('SELECT 1 FROM member_group_member WHERE member_id = $1', [
        memberId,
      ]);
      return [role, workspaceAdmin, rows.length];
    };
    expect(await memberOf(['designers', 'leads'])).toEqual(['MANAGER', true, 1]);
    expect(await memberOf(['designers'])).toEqual(['CONTRIBUTOR', false, 1]);
    expect(await memberOf([])).toEqual(['CONTRIBUTOR', false, 0]);
  });

  it('shows an admin what the directory sent, without signing anyone in', async () => {
    const begun = await world.admin.post(`/sso/connections/${connectionId}/tests`, {}, world.host);
    const returned = directory.signIn(begun.body.url, { claims: { email: 'test@acme.example', groups: ['a'] } });
    const finished = await world.test.visitor().post('/auth/sso/finish', returned);
    expect(finished.body).toMatchObject({
      signedIn: false,
      url: expect.stringContaining('/settings/authentication?test='),
    });
    const path = `/sso/tests/${new URL(finished.body.url).searchParams.get('test')}`;
    expect((await world.admin.get(path, world.host)).body).toMatchObject({
      email: 'test@acme.example',
      emailVerified: true,
      groups: ['a'],
      claims: { iss: directory.issuer },
    });
    const other = await openWorkspace(world.test, world.records);
    expect((await other.admin.get(path, other.host)).status).toBe(404);
  });

  it('confirms the identity if the person signed in to the directory again', async () => {
    const email = fresh();
    const { visitor } = await signIn({ claims: { email } });
    const token = async () => (await visitor.post('/me/second-factor')).status;
    world.test.wait(700_000);
    expect(await token()).toBe(403);
    const confirm = async (claims: object) => {
      const { body } = await visitor.post('/me/sso-confirmation', { connectionId });
      expect(Object.fromEntries(new URL(body.url).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
      return visitor.post('/auth/sso/finish', directory.signIn(body.url, { claims: { email, ...claims } }));
    };
    const ahead = 30 * 86_400_000;
    expect((await confirm({ auth_time: 1 })).status).toBe(403);
    expect((await confirm({ email: fresh(), auth_time: Math.floor((Date.now() + ahead) / 1000) })).status).toBe(403);
    expect(await token()).toBe(403);
    expect((await confirm({ auth_time: Math.floor((Date.now() + ahead) / 1000) })).status).toBe(200);
    expect(await token()).toBe(200);
  });
});
