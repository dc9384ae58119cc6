import {
  type ScimWorkspace,
  type SignInApp,
  USER_SCHEMA,
  openSignInApp,
  scimWorkspace,
} from '../support/scim-world.ts';

describe('SCIM', () => {
  let test: SignInApp;
  let acme: ScimWorkspace;
  let other: ScimWorkspace;

  beforeAll(async () => {
    test = await openSignInApp();
    acme = await scimWorkspace(test, 'ada@example.org', 'Acme');
    other = await scimWorkspace(test, 'eve@example.net', 'Other');
  });
  afterAll(() => test.close());

  it('describes itself in its own content type', async () => {
    const { status, headers, body } = await acme.directory.get('/ServiceProviderConfig');
    expect([status, headers['content-type']]).toEqual([200, 'application/scim+json; charset=utf-8']);
    expect(body).toMatchObject({
      patch: { supported: true },
      bulk: { maxOperations: 1000 },
      etag: { supported: true },
    });
    expect((await acme.directory.get('/Schemas')).body.totalResults).toBe(3);
    expect((await acme.directory.get(`/Schemas/${USER_SCHEMA}`)).body.name).toBe('User');
    expect((await acme.directory.get('/ResourceTypes/Group')).body.endpoint).toBe('/Groups');
  });

  it('refuses wrong tokens, sessions and access tokens with errors in its own form', async () => {
    const { token } = (
      await acme.admin.post('/me/tokens', { name: 'x', scopes: ['read', 'write'] }, 'localhost', acme.here)
    ).body;
    for (const authorization of ['', `Bearer ${token}`, `Bearer scim.${acme.teamId}.${'a'.repeat(43)}`]) {
      const { status, headers, body } = await acme.directory.get('/Users', { authorization });
      expect([status, headers['content-type']]).toEqual([401, 'application/scim+json; charset=utf-8']);
      expect(body).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401' });
    }
    expect((await acme.directory.get('/Devices')).body).toMatchObject({
      status: '404',
      detail: 'There is no such endpoint',
    });
  });

  it('tokens are shown once, stored as hashes, and stop when revoked', async () => {
    const { body } = await acme.admin.post('/provisioning/tokens', { name: 'Second' }, 'localhost', acme.here);
    const secret = body.token.split('.')[2];
    expect(JSON.stringify(await test.database.query('SELECT t::text FROM scim_token t'))).not.toContain(secret);
    const shown = (await acme.admin.get('/provisioning', 'localhost', acme.here)).body;
    expect(JSON.stringify(shown)).not.toContain(secret);
    expect(shown).toMatchObject({ baseUrl: 'http://localhost/scim/v2', defaultRole: 'VIEWER', heirId: null });
    const bearer = { authorization: `Bearer ${body.token}` };
    expect((await acme.directory.get('/Users', bearer)).status).toBe(200);
    const revoked = await acme.admin.delete(`/provisioning/tokens/${body.id}`, 'localhost', acme.here);
    expect([revoked.status, (await acme.directory.get('/Users', bearer)).status]).toEqual([204, 401]);
  });

  it('creates a user, finds them by name in any case, and refuses a second one', async () => {
    const made = await acme.directory.user('Ben@Example.com', {
      externalId: '00u1',
      name: { givenName: 'Ben', familyName: 'B' },
    });
    expect(made.status).toBe(201);
    expect(made.headers['location']).toBe(`http://localhost/scim/v2/Users/${made.body.id}`);
    expect(made.headers['etag']).toBe(made.body.meta.version);
    expect(made.body).toMatchObject({ userName: 'Ben@Example.com', externalId: '00u1', active: true });
    for (const filter of [
      'userName eq "ben@example.COM"',
      'externalId eq "00u1"',
      `id eq "${made.body.id}"`,
      'name.familyName sw "b" and active eq True',
    ])
      expect((await acme.directory.get(`/Users?filter=${encodeURIComponent(filter)}`)).body).toMatchObject({
        totalResults: 1,
        Resources: [{ id: made.body.id }],
      });
    const again = await acme.directory.user('ben@example.com');
    expect([again.status, again.body.scimType, again.body.status]).toEqual([409, 'uniqueness', '409']);
  });

  it('never shows or changes users of another workspace', async () => {
    const { id } = (await acme.directory.user('carl@example.com')).body;
    expect((await other.directory.get(`/Users/${id}`)).status).toBe(404);
    expect(
      (await other.directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: false }])).status,
    ).toBe(404);
    expect((await other.directory.send('DELETE', `/Users/${id}`)).status).toBe(404);
    expect((await other.directory.group('Spies', [id])).body).toMatchObject({
      status: '400',
      scimType: 'invalidValue',
    });
    expect((await other.directory.get('/Users')).body.Resources).toHaveLength(1);
    expect((await acme.directory.get(`/Users/${id}`)).body.active).toBe(true);
  });

  it('links a member who is in the workspace already', async () => {
    const { status, body } = await acme.directory.user('ada@example.org', { displayName: 'Ada L.' });
    expect([status, body.id]).toEqual([201, acme.adminId]);
    expect((await acme.admin.get('/me', 'localhost', acme.here)).body.member).toMatchObject({ workspaceAdmin: true });
  });

  it('pages, sorts and chooses attributes', async () => {
    const page = await acme.directory.get('/Users?startIndex=2&count=1&attributes=userName');
    expect(page.body).toMatchObject({ startIndex: 2, itemsPerPage: 1, totalResults: 3 });
    expect(Object.keys(page.body.Resources[0]!).sort()).toEqual(['id', 'schemas', 'userName']);
    const sorted = await acme.directory.get('/Users?sortBy=userName&sortOrder=descending&excludedAttributes=meta');
    expect(sorted.body.Resources.map(({ userName }) => userName)).toEqual([
      'carl@example.com',
      'Ben@Example.com',
      'ada@example.org',
    ]);
    expect(sorted.body.Resources[0]!.meta).toBeUndefined();
    expect((await acme.directory.get('/Users?count=0')).body).toMatchObject({ totalResults: 3, itemsPerPage: 0 });
    expect((await acme.directory.get('/Users?filter=userName%20eq')).body.scimType).toBe('invalidFilter');
  });

  it('compares versions', async () => {
    const { body } = await acme.directory.user('dora@example.com');
    const { version } = body.meta;
    expect((await acme.directory.get(`/Users/${body.id}`, { 'if-none-match': version })).status).toBe(304);
    const change = [{ op: 'replace', path: 'title', value: 'Researcher' }];
    const changed = await acme.directory.patch(`/Users/${body.id}`, change, { 'if-match': version });
    expect([changed.status, changed.body.title]).toEqual([200, 'Researcher']);
    expect(changed.body.meta.version).not.toBe(version);
    const stale = await acme.directory.patch(`/Users/${body.id}`, change, { 'if-match': version });
    expect([stale.status, stale.body.status]).toEqual([412, '412']);
  });

  it('carries out many operations at once, and resolves their references', async () => {
    const answer = await acme.directory.send('POST', '/Bulk', {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
      Operations: [
        {
          method: 'POST',
          path: '/Groups',
          bulkId: 'g',
          data: { displayName: 'Bulk', members: [{ value: 'bulkId:u' }] },
        },
        { method: 'POST', path: '/Users', bulkId: 'u', data: { userName: 'bulk@example.com' } },
        { method: 'POST', path: '/Users', bulkId: 'v', data: { userName: 'bulk@example.com' } },
      ],
    });
    expect(answer.body.Operations.map(({ status }) => status)).toEqual(['201', '201', '409']);
    const group = await acme.directory.get('/Groups?filter=displayName%20eq%20%22bulk%22');
    expect(group.body.Resources[0]!.members).toHaveLength(1);
  });

  it('keeps refused requests for admins', async () => {
    const { failures } = (await acme.admin.get('/provisioning', 'localhost', acme.here)).body;
    expect(failures[0]).toMatchObject({ request: 'POST User', subject: 'bulk@example.com' });
    expect((await other.admin.get('/provisioning', 'localhost', other.here)).body.failures).toHaveLength(3);
  });
});
