import { type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

describe('workspaces', () => {
  let test: SignInApp;
  let ada: Visitor;
  let teamId: string;
  const at = (id: string) => ({ 'x-evident-workspace': id });

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@acme.example');
    teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
  });
  afterAll(() => test.close());
  beforeEach(() => test.wait(3_600_001));

  it('are created by their first admin', async () => {
    const { status, body } = await ada.post('/workspaces', {
      name: 'Second one',
      subdomain: 'Great Second',
      region: 'EU_A',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Second one',
      subdomain: 'great-second',
      url: 'http://great-second.localhost',
      role: 'MANAGER',
      workspaceAdmin: true,
    });
    expect((await ada.get('/workspace', 'localhost', at(body.id))).body).toMatchObject({
      region: 'EU_A',
      joinDomains: [],
      joinRole: 'VIEWER',
    });
    expect((await ada.get('/workspace', 'localhost', at(teamId))).body.region).toBe('US_B');
    expect(
      (await ada.get('/auth/session')).body.workspaces.map(({ subdomain }: { subdomain: string }) => subdomain),
    ).toEqual(['acme-research', 'great-second']);
  });

  it.each([
    ['a subdomain that is taken', { name: 'X', subdomain: 'acme-research' }, 409, 'This subdomain is taken'],
    ['a reserved one', { name: 'X', subdomain: 'www-x' }, 400, 'This subdomain is reserved'],
    ['an offensive one', { name: 'X', subdomain: 'holy-shit' }, 400, 'This subdomain is not allowed'],
    ['one that is too short', { name: 'X' }, 400, 'A subdomain has at least 4 characters'],
    ['a blank name', { name: '  ', subdomain: 'good-one' }, 400, 'A workspace needs a name'],
  ])('are refused with %s', async (_, body, status, title) => {
    const answer = await ada.post('/workspaces', body);
    expect([answer.status, answer.body.errors[0].title]).toEqual([status, title]);
  });

  it('report beforehand whether an address is available', async () => {
    const check = async (wish: string) =>
      (await ada.get(`/workspaces/subdomain?wish=${encodeURIComponent(wish)}`)).body;
    expect(await check('Brand New')).toEqual({ subdomain: 'brand-new', free: true, fault: null });
    expect(await check('Acme  Research')).toEqual({
      subdomain: 'acme-research',
      free: false,
      fault: 'This subdomain is taken',
    });
    expect(await check('admin')).toMatchObject({ free: false, fault: 'This subdomain is reserved' });
  });

  it('are found by id after their address changed', async () => {
    const { body: made } = await ada.post('/workspaces', { name: 'Moving house' });
    expect((await ada.patch('/workspace', { subdomain: 'moved-house' }, 'localhost', at(made.id))).status).toBe(204);
    expect((await test.visitor().get(`/auth/team-routes/${made.id}`)).body).toEqual({
      teamId: made.id,
      subdomain: 'moved-house',
      region: 'US_B',
      url: 'http://moved-house.localhost',
    });
    expect((await ada.patch('/workspace', { subdomain: 'acme-research' }, 'localhost', at(made.id))).status).toBe(409);
    expect((await test.visitor().get('/auth/team-routes/0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f')).status).toBe(404);
  });

  it('admit people of their join domains, with the join role', async () => {
    const bob = await test.person('bob@acme.example');
    expect((await bob.get('/workspaces/available')).body.items).toEqual([]);
    expect((await bob.post(`/workspaces/${teamId}/join`)).status).toBe(404);
    expect(
      (
        await ada.patch(
          '/workspace',
          { joinDomains: ['Acme.example'], joinRole: 'CONTRIBUTOR' },
          'localhost',
          at(teamId),
        )
      ).status,
    ).toBe(204);
    const { body } = await bob.get('/workspaces/available');
    expect(body.items).toEqual([
      {
        type: 'DOMAIN',
        id: teamId,
        subdomain: 'acme-research',
        name: 'Acme Research',
        logoUrl: null,
        primaryColor: null,
        sortKey: expect.any(String),
        inviteId: null,
        invitedBy: null,
      },
    ]);
    expect((await bob.post(`/workspaces/${teamId}/join`)).body).toMatchObject({
      role: 'CONTRIBUTOR',
      workspaceAdmin: false,
    });
    expect((await bob.post(`/workspaces/${teamId}/join`)).status).toBe(200);
    expect((await ada.get('/members?search=bob', 'localhost', at(teamId))).body.items).toHaveLength(1);
    expect((await bob.get('/workspaces/available')).body.items).toEqual([]);
    expect((await (await test.person('eve@sub.acme.example')).get('/workspaces/available')).body.items).toEqual([]);
  });

  it('admit removed members by invite only', async () => {
    const dan = await test.person('dan@acme.example');
    const memberId = (await dan.post(`/workspaces/${teamId}/join`)).body.memberId as string;
    expect((await ada.delete(`/members/${memberId}`, 'localhost', at(teamId))).status).toBe(204);
    expect((await dan.get('/workspaces/available')).body.items).toEqual([]);
    expect((await dan.post(`/workspaces/${teamId}/join`)).status).toBe(404);
    expect(JSON.stringify(await test.database.query('SELECT r::text FROM removed_address r'))).not.toContain('dan@');
    expect(
      (await ada.post('/invites', { emails: ['dan@acme.example'], role: 'VIEWER' }, 'localhost', at(teamId))).status,
    ).toBe(201);
    expect((await dan.post(`/workspaces/${teamId}/join`)).status).toBe(200);
    expect((await dan.delete('/me', 'localhost', at(teamId))).status).toBe(204);
    expect((await dan.post(`/workspaces/${teamId}/join`)).status).toBe(200);
  });

  it('never admit the domain of a mail provider', async () => {
    expect((await ada.get('/workspaces/domain-denial?domain=gmail.com')).body).toEqual({ isDenied: true });
    expect((await ada.get('/workspaces/domain-denial?domain=@acme.example')).body).toEqual({ isDenied: false });
    const { status, body } = await ada.patch('/workspace', { joinDomains: ['@Gmail.com'] }, 'localhost', at(teamId));
    expect([status, body.errors[0].title]).toEqual([400, '@gmail.com belongs to a mail provider']);
  });

  it('are listed in a mail on request', async () => {
    expect((await test.visitor().post('/auth/find-workspaces', { email: 'ada@acme.example' })).status).toBe(204);
    expect(test.mails.at(-1)!.text).toContain('http://acme-research.localhost');
    expect((await test.visitor().post('/auth/find-workspaces', { email: 'nobody@acme.example' })).status).toBe(204);
    expect(test.mails.at(-1)).toMatchObject({ to: 'nobody@acme.example', subject: 'No account uses this address' });
  });

  it('override global feature flags', async () => {
    expect((await ada.get('/me', 'localhost', at(teamId))).body.featureFlags).toMatchObject({
      agents: false,
      postOnboardingNotePopup: true,
    });
    await test.database.query(`INSERT INTO feature_flag VALUES ('dashboards', true)`);
    const { body } = await ada.patch(
      '/workspace/feature-flags',
      { agents: true, dashboards: false },
      'localhost',
      at(teamId),
    );
    expect(body).toMatchObject({ agents: true, dashboards: false });
    expect(
      (await ada.patch('/workspace/feature-flags', { dashboards: null }, 'localhost', at(teamId))).body,
    ).toMatchObject({ agents: true, dashboards: true });
    for (const refused of ['madeUp', 'singleSignOn', 'hipaa', 'recruitDiscount']) {
      expect((await ada.patch('/workspace/feature-flags', { [refused]: true }, 'localhost', at(teamId))).status).toBe(
        400,
      );
    }
    await test.database.query(`INSERT INTO team_feature_flag (team_id, name, enabled) VALUES ($1, 'hipaa', true)`, [
      teamId,
    ]);
    expect((await ada.get('/me', 'localhost', at(teamId))).body.featureFlags).toMatchObject({
      singleSignOn: false,
      hipaa: true,
      recruitDiscount: false,
    });
  });

  it('describe a host to its sign-in screens', async () => {
    expect((await test.visitor().get('/auth/environment')).body).toMatchObject({
      rootUrl: 'http://localhost',
      region: 'US_B',
      team: null,
    });
    expect((await test.visitor().get('/auth/environment', 'acme-research.localhost')).body.team).toEqual({
      teamId,
      name: 'Acme Research',
      passwordAuthEnabled: true,
      googleAuthEnabled: false,
      microsoftAuthEnabled: false,
      ssoAuthEnabled: false,
      ssoRequired: false,
      oidcIssuer: null,
      auth0Config: null,
      auth0OrganizationId: null,
      primaryColor: null,
      logo: null,
    });
    expect((await test.visitor().get('/auth/environment', 'nowhere.localhost')).body.team).toBeNull();
  });

  it('apply their branding and sign-in methods, on the sign-in screens and in the chooser', async () => {
    const { body: made } = await ada.post('/workspaces', { name: 'Painted' });
    expect(
      (
        await ada.patch(
          '/workspace',
          { primaryColor: '#F80', joinDomains: ['painted.example'] },
          'localhost',
          at(made.id),
        )
      ).status,
    ).toBe(204);
    expect((await ada.patch('/workspace', { primaryColor: 'orange' }, 'localhost', at(made.id))).status).toBe(400);
    const logo = { id: 'l1', baseImageUrl: 'https://painted.example/logo', uploadStatus: 'DONE' };
    const auth0Config = { audience: 'a', clientId: 'c', domain: 'd.example' };
    await test.database.query(
      `UPDATE team SET logo = $2, password_auth_enabled = false, google_auth_enabled = true, microsoft_auth_enabled = true, sso_auth_enabled = true,
         oidc_issuer = 'https://id.painted.example', auth0_config = $3, auth0_organization_id = 'org_1' WHERE id = $1`,
      [made.id, logo, auth0Config],
    );
    const shown = async () => (await test.visitor().get('/auth/environment', 'painted.localhost')).body.team;
    expect(await shown()).toEqual({
      teamId: made.id,
      name: 'Painted',
      passwordAuthEnabled: false,
      googleAuthEnabled: true,
      microsoftAuthEnabled: true,
      ssoAuthEnabled: true,
      ssoRequired: false,
      oidcIssuer: 'https://id.painted.example',
      auth0Config,
      auth0OrganizationId: 'org_1',
      primaryColor: 'ff8800',
      logo,
    });
    const pat = await test.person('pat@painted.example');
    expect((await pat.get('/workspaces/available')).body.items).toMatchObject([
      { id: made.id, logoUrl: logo.baseImageUrl, primaryColor: 'ff8800' },
    ]);
    expect((await ada.patch('/workspace', { primaryColor: null }, 'localhost', at(made.id))).status).toBe(204);
    expect((await ada.get('/workspace', 'localhost', at(made.id))).body.primaryColor).toBeNull();
    expect(await shown()).toMatchObject({ primaryColor: null, oidcIssuer: 'https://id.painted.example' });
  });

  it('list their members with the workspace and its region', async () => {
    const { body: made } = await ada.post('/workspaces', { name: 'Far away', region: 'AU_A' });
    const far = {
      teamId: made.id,
      teamName: 'Far away',
      region: 'AU_A',
      name: 'ada',
      role: 'MANAGER',
      workspaceAdmin: true,
    };
    const { items } = (await ada.get('/members', 'localhost', at(made.id))).body;
    expect(items).toMatchObject([far]);
    expect((await ada.get(`/members/${items[0].id}`, 'localhost', at(made.id))).body).toMatchObject(far);
    expect((await ada.get('/me', 'localhost', at(made.id))).body.member).toMatchObject(far);
  });
});
