import {
  ENTERPRISE_SCHEMA,
  type ScimWorkspace,
  type SignInApp,
  USER_SCHEMA,
  openSignInApp,
  scimWorkspace,
} from '../support/scim-world.ts';

/** Requests as the directories document and send them. */
describe('SCIM as directories send it', () => {
  let test: SignInApp;
  let acme: ScimWorkspace;
  let count = 0;

  beforeAll(async () => {
    test = await openSignInApp();
    acme = await scimWorkspace(test, 'ada@example.org', 'Acme');
  });
  afterAll(() => test.close());

  const person = async (more: object = {}): Promise<string> => {
    count += 1;
    return (await acme.directory.user(`person${count}@example.com`, more)).body.id;
  };
  const read = async (path: string) => (await acme.directory.get(path)).body;
  const members = async (groupId: string): Promise<string[]> =>
    ((await read(`/Groups/${groupId}`)).members ?? []).map(({ value }: { value: string }) => value);
  const group = async (...ids: string[]): Promise<string> => {
    count += 1;
    return (await acme.directory.group(`Group ${count}`, ids)).body.id;
  };

  it('Entra: writes operations in capitals and truth as text', async () => {
    const id = await person();
    const off = await acme.directory.patch(`/Users/${id}`, [{ op: 'Replace', path: 'active', value: 'False' }]);
    expect([off.status, off.body.active]).toEqual([200, false]);
    const on = await acme.directory.patch(`/Users/${id}`, [{ op: 'Add', path: 'active', value: 'True' }]);
    expect([on.status, on.body.active]).toEqual([200, true]);
  });

  it('Entra: creates a user with its enterprise extension and sets parts of it by path', async () => {
    const { status, body } = await acme.directory.send('POST', '/Users', {
      schemas: [USER_SCHEMA, ENTERPRISE_SCHEMA],
      externalId: '58342554-38d6-4ec8-948c-50044d0a33fd',
      userName: 'Test_User_ab6490ee@testuser.com',
      active: true,
      displayName: 'BobIsAmazing',
      emails: [{ primary: true, type: 'work', value: 'Test_User_feed3ace@testuser.com' }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Ryan Leenay', familyName: 'Leenay', givenName: 'Ryan' },
      [ENTERPRISE_SCHEMA]: { department: 'bob', manager: { Value: 'SuzzyQ' } },
      roles: [],
    });
    expect([status, body[ENTERPRISE_SCHEMA]]).toEqual([201, { department: 'bob', manager: { value: 'SuzzyQ' } }]);
    const changed = await acme.directory.patch(`/Users/${body.id}`, [
      { op: 'Add', path: `${ENTERPRISE_SCHEMA}:manager`, value: 'boss' },
      { op: 'Replace', path: `${ENTERPRISE_SCHEMA}:department`, value: 'Research' },
      { op: 'Replace', path: 'name.givenName', value: 'Bryan' },
    ]);
    expect(changed.body[ENTERPRISE_SCHEMA]).toEqual({ department: 'Research', manager: { value: 'boss' } });
    expect(changed.body.name.givenName).toBe('Bryan');
  });

  it('Entra: sets values by filters, also where nothing matches yet', async () => {
    const id = await person();
    const { body } = await acme.directory.patch(`/Users/${id}`, [
      { op: 'Add', path: 'emails[type eq "work"].value', value: 'updated@example.com' },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+49 30 1' },
      { op: 'Add', path: 'roles[primary eq "True"].value', value: 'CONTRIBUTOR' },
    ]);
    expect(body.emails).toEqual([{ type: 'work', value: 'updated@example.com' }]);
    expect(body.phoneNumbers).toEqual([{ type: 'mobile', value: '+49 30 1' }]);
    expect(body.roles).toEqual([{ primary: true, value: 'CONTRIBUTOR' }]);
    const member = (await acme.admin.get(`/members/${id}`, 'localhost', acme.here)).body;
    expect(member).toMatchObject({ role: 'CONTRIBUTOR', email: 'updated@example.com' });
  });

  it('Entra: leaves the path out and names paths in the value', async () => {
    const id = await person();
    const { status, body } = await acme.directory.patch(`/Users/${id}`, [
      {
        op: 'replace',
        value: {
          displayName: 'New Name',
          'name.familyName': 'Name',
          'emails[type eq "work"].value': 'by-path@example.com',
          [`${ENTERPRISE_SCHEMA}:employeeNumber`]: 701984,
        },
      },
    ]);
    expect([status, body.displayName, body.name.familyName]).toEqual([200, 'New Name', 'Name']);
    expect(body.emails).toEqual([{ type: 'work', value: 'by-path@example.com' }]);
    expect(body[ENTERPRISE_SCHEMA].employeeNumber).toBe('701984');
  });

  it('Entra: removes members by a list of values, only those and never all', async () => {
    const ids = [await person(), await person(), await person()];
    const groupId = await group(...ids);
    const remove = (value: unknown) =>
      acme.directory.patch(`/Groups/${groupId}`, [{ op: 'Remove', path: 'members', value }]);
    expect((await remove([{ $ref: null, value: ids[0] }])).status).toBe(200);
    expect((await members(groupId)).sort()).toEqual(ids.slice(1).sort());
    expect((await remove([])).status).toBe(200);
    expect(await members(groupId)).toHaveLength(2);
    await remove([{ value: ids[0] }]);
    expect(await members(groupId)).toHaveLength(2);
    await remove({ value: ids[1] });
    expect(await members(groupId)).toEqual([ids[2]]);
  });

  it('Okta: removes one member by a filter, and replaces all of them', async () => {
    const ids = [await person(), await person()];
    const groupId = await group(...ids);
    await acme.directory.patch(`/Groups/${groupId}`, [{ op: 'remove', path: `members[value eq "${ids[0]}"]` }]);
    expect(await members(groupId)).toEqual([ids[1]]);
    await acme.directory.patch(`/Groups/${groupId}`, [
      { op: 'replace', path: 'members', value: [{ value: ids[0], display: 'Person' }] },
    ]);
    expect(await members(groupId)).toEqual([ids[0]]);
  });

  it('Okta: renames a group by a value with its id, without a path', async () => {
    const groupId = await group();
    const { status, body } = await acme.directory.patch(`/Groups/${groupId}`, [
      { op: 'replace', value: { id: groupId, displayName: 'Renamed by Okta' } },
    ]);
    expect([status, body.displayName]).toEqual([200, 'Renamed by Okta']);
  });

  it('Okta: replaces a whole profile, deactivates by one value, and reads invited people as active', async () => {
    const profile = {
      schemas: [USER_SCHEMA],
      userName: 'okta@example.com',
      name: { givenName: 'Test', familyName: 'User' },
      emails: [{ primary: true, value: 'okta@example.com', type: 'work' }],
      displayName: 'Test User',
      locale: 'en-US',
      externalId: '00ujl29u0le5T6Aj10h7',
      groups: [],
      password: '1mz050nq',
      active: true,
    };
    const made = await acme.directory.send('POST', '/Users', profile, { 'content-type': 'application/json' });
    expect([made.status, made.body.active, made.body.password]).toEqual([201, true, undefined]);
    expect(await read(`/Users?filter=${encodeURIComponent('userName eq "okta@example.com"')}`)).toMatchObject({
      totalResults: 1,
      Resources: [{ active: true }],
    });
    const whole = { ...made.body, ...profile, displayName: 'Another Name', locale: undefined };
    const replaced = await acme.directory.send('PUT', `/Users/${made.body.id}`, whole);
    expect([replaced.status, replaced.body.displayName, replaced.body.locale]).toEqual([
      200,
      'Another Name',
      undefined,
    ]);
    const off = await acme.directory.patch(`/Users/${made.body.id}`, [{ op: 'replace', value: { active: false } }]);
    expect([off.status, off.body.active, off.body.displayName]).toEqual([200, false, 'Another Name']);
  });

  it('fails as a whole for an unknown member', async () => {
    const id = await person();
    const groupId = await group();
    const unknown = '00000000-0000-4000-8000-000000000000';
    const { status, body } = await acme.directory.patch(`/Groups/${groupId}`, [
      { op: 'replace', path: 'displayName', value: 'Half changed' },
      { op: 'add', path: 'members', value: [{ value: id }, { value: unknown }] },
    ]);
    expect([status, body.scimType]).toEqual([400, 'invalidValue']);
    const after = await read(`/Groups/${groupId}`);
    expect([after.displayName, after.members]).toEqual([expect.stringMatching(/^Group/), undefined]);
  });

  it('OneLogin: writes attributes in any case, and one operation instead of a list', async () => {
    const id = await person();
    const { status, body } = await acme.directory.patch(`/Users/${id}`, {
      op: 'REPLACE',
      path: 'DisplayName',
      value: 'Casey',
    });
    expect([status, body.displayName]).toEqual([200, 'Casey']);
    const made = await acme.directory.send('POST', '/Users', {
      Schemas: [USER_SCHEMA],
      UserName: 'onelogin@example.com',
      Name: { GivenName: 'One', FamilyName: 'Login' },
      Active: 'true',
    });
    expect(made.body).toMatchObject({ userName: 'onelogin@example.com', name: { givenName: 'One' }, active: true });
  });

  it('Google: suspends by replacing the profile, and sends single values for lists', async () => {
    const id = await person();
    const { status, body } = await acme.directory.send('PUT', `/Users/${id}`, {
      schemas: [USER_SCHEMA],
      userName: `person${count}@example.com`,
      emails: { value: `person${count}@example.com`, type: 'work', primary: true },
      active: false,
    });
    expect([status, body.active, body.emails.length]).toEqual([200, false, 1]);
  });

  it('refuses what it cannot do, in words', async () => {
    const id = await person();
    const refused = async (operations: object[]) => {
      const { status, body } = await acme.directory.patch(`/Users/${id}`, operations);
      return [status, body.scimType];
    };
    expect(await refused([])).toEqual([400, 'invalidSyntax']);
    expect(await refused([{ op: 'remove' }])).toEqual([400, 'noTarget']);
    expect(await refused([{ op: 'replace', path: 'id', value: 'x' }])).toEqual([400, 'mutability']);
    expect(await refused([{ op: 'replace', path: 'active', value: 'perhaps' }])).toEqual([400, 'invalidValue']);
    expect(await refused([{ op: 'move', path: 'title', value: 'x' }])).toEqual([400, 'invalidSyntax']);
    expect(await refused([{ op: 'replace', path: 'emails[type eq', value: 'x' }])).toEqual([400, expect.any(String)]);
    expect((await acme.directory.user('no address')).body).toMatchObject({ status: '400', scimType: 'invalidValue' });
  });

  it('ignores attributes that Evident does not keep', async () => {
    const id = await person({ x509Certificates: [{ value: 'x' }], 'urn:custom:User': { a: 1 } });
    const { status, body } = await acme.directory.patch(`/Users/${id}`, [
      { op: 'Add', path: 'addresses[type eq "work"].locality', value: 'Berlin' },
      { op: 'Add', path: 'title', value: '' },
      { op: 'Remove', path: 'emails[type eq "other"]' },
    ]);
    expect([status, body.addresses, body.title, body.x509Certificates]).toEqual([200, undefined, undefined, undefined]);
  });
});
