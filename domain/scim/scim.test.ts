import {
  ENTERPRISE,
  GROUP,
  GROUPS,
  ScimRefusal,
  USER,
  USERS,
  attributeNamed,
  booleanOf,
  givenRole,
  isRecord,
  memberIdsOf,
  provisionedFrom,
  resourceOfGroup,
  resourceOfMember,
  roleFromAttribute,
  splitSchema,
  normalizeResource,
  normalizeOperations,
  unknownMember,
  viewScimGroup,
  viewUser,
} from './index.ts';

const now = new Date('2026-03-01T12:00:00Z');
const id = '11111111-1111-4111-8111-111111111111';

describe('a resource of a directory', () => {
  it('is read in any case, with truth as text and single values for lists', () => {
    expect(
      normalizeResource(
        {
          USERNAME: 'Ada',
          Active: 'False',
          emails: { Value: 'ada@example.org', Primary: 'True' },
          roles: ['MANAGER'],
          [ENTERPRISE.toUpperCase()]: { manager: 'boss', unknown: 1 },
          'name.givenName': 'Ada',
          [`${USER}:name`]: { familyName: 'Lovelace' },
          [`${ENTERPRISE}:employeeNumber`]: 7,
          title: null,
          shoeSize: 41,
          groups: [{ value: 'x' }],
        },
        USERS,
      ),
    ).toEqual({
      userName: 'Ada',
      active: false,
      emails: [{ value: 'ada@example.org', primary: true }],
      roles: [{ value: 'MANAGER' }],
      name: { givenName: 'Ada', familyName: 'Lovelace' },
      [ENTERPRISE]: { manager: { value: 'boss' }, employeeNumber: '7' },
    });
  });

  it('has at most one primary value', () => {
    const emails = [
      { value: 'a', primary: true },
      { value: 'b', primary: true },
    ];
    expect(normalizeResource({ emails }, USERS)).toEqual({
      emails: [
        { value: 'a', primary: false },
        { value: 'b', primary: true },
      ],
    });
  });

  it.each([
    [{ active: 'perhaps' }, 'invalidValue'],
    [{ userName: {} }, 'invalidValue'],
    [{ userName: 'a\0' }, 'invalidValue'],
    [{ title: 'x'.repeat(1_001) }, 'invalidValue'],
    [{ [ENTERPRISE]: 'x' }, 'invalidValue'],
    [{ emails: Array.from({ length: 1_001 }, () => 'a') }, 'tooMany'],
    [[], 'invalidSyntax'],
  ])('is refused for %j', (given, scimType) => {
    expect(() => normalizeResource(given, USERS)).toThrow(expect.objectContaining({ scimType }));
  });

  it('names its parts by schema, attribute and truth', () => {
    expect(splitSchema(`${ENTERPRISE}:department`, USERS)).toEqual([ENTERPRISE, 'department']);
    expect(splitSchema(`${USER}:title`, USERS)).toEqual([undefined, 'title']);
    expect(attributeNamed(GROUPS.attributes, 'DISPLAYNAME')?.name).toBe('displayName');
    expect([booleanOf('TRUE'), booleanOf(false), booleanOf('yes')]).toEqual([true, false, undefined]);
    expect([isRecord({}), isRecord([]), isRecord(null)]).toEqual([true, false, false]);
  });
});

describe('operations of a directory', () => {
  const normalized = (Operations: unknown, kind = USERS) => normalizeOperations({ Operations }, kind);

  it('are read in their standard form', () => {
    expect(
      normalized([
        { op: 'Replace', path: 'Active', value: 'False' },
        { op: 'ADD', path: 'Roles[Primary EQ "True"].Value', value: 'x' },
        { op: 'add', path: 'roles[type eq "a"].primary', value: 'True' },
        { op: 'replace', value: { Title: 'T', 'emails[type eq "work"].value': 'w' } },
        { op: 'add', path: ENTERPRISE, value: { department: 'D' } },
        { op: 'replace', path: 'title', value: '' },
        { op: 'remove', path: 'emails', value: [{ value: 'a' }] },
      ]),
    ).toEqual([
      { op: 'replace', path: 'active', value: false },
      { op: 'add', path: 'roles[primary eq true].value', value: 'x' },
      { op: 'add', path: 'roles[type eq "a"].primary', value: true },
      { op: 'replace', path: 'title', value: 'T' },
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'w' },
      { op: 'add', path: `${ENTERPRISE}:department`, value: 'D' },
      { op: 'remove', path: 'title' },
      { op: 'remove', path: 'emails' },
    ]);
  });

  it('remove the members of a list, and none for an empty one', () => {
    expect(normalized({ op: 'Remove', path: 'members', value: [] }, GROUPS)).toEqual([]);
    expect(normalized({ op: 'Remove', path: 'members', value: [{ $ref: null, value: id }, 'x'] }, GROUPS)).toEqual([
      { op: 'remove', path: 'members', value: [{ value: id }, { value: 'x' }] },
    ]);
    expect(normalized({ op: 'remove', path: 'members' }, GROUPS)).toEqual([{ op: 'remove', path: 'members' }]);
  });

  it('leave out attributes that are not kept', () => {
    expect(
      normalized([
        { op: 'add', path: 'addresses', value: 1 },
        { op: 'add', value: { ims: 1 } },
      ]),
    ).toEqual([]);
    expect(normalized([{ op: 'add', path: 'title', value: null }])).toEqual([]);
  });

  it.each([
    [undefined, 'invalidSyntax'],
    [['x'], 'invalidSyntax'],
    [[{ op: 'move' }], 'invalidSyntax'],
    [[{ op: 'remove' }], 'noTarget'],
    [[{ op: 'add', value: 'x' }], 'invalidValue'],
    [[{ op: 'add', path: 7, value: 'x' }], 'invalidPath'],
    [[{ op: 'replace', path: 'id', value: 'x' }], 'mutability'],
    [[{ op: 'replace', path: 'groups', value: [] }], 'mutability'],
    [Array.from({ length: 1_001 }, () => ({ op: 'remove', path: 'title' })), 'tooMany'],
  ])('are refused for %j', (given, scimType) => {
    expect(() => normalized(given)).toThrow(expect.objectContaining({ scimType }));
  });
});

describe('a provisioned person', () => {
  it.each([
    [
      { userName: 'a@b.example', emails: [{ value: 'x@b.example' }, { value: 'W@b.example', type: 'work' }] },
      'w@b.example',
    ],
    [
      {
        userName: 'a',
        emails: [
          { value: 'w@b.example', type: 'work' },
          { value: 'p@b.example', primary: true },
        ],
      },
      'p@b.example',
    ],
    [{ userName: ' A@B.example ' }, 'a@b.example'],
  ])('has the best address: %#', (resource, email) => {
    expect(provisionedFrom(resource).email).toBe(email);
  });

  it('is active and named, if the directory says nothing else', () => {
    expect(provisionedFrom({ userName: 'ada.l@b.example' })).toMatchObject({
      active: true,
      name: 'Ada L',
      externalId: null,
    });
    expect(provisionedFrom({ userName: 'a@b.example', name: { givenName: 'Ada', familyName: 'L' } }).name).toBe(
      'Ada L',
    );
    expect(() => provisionedFrom({ userName: 'ada' })).toThrow('no email address');
    expect(() => provisionedFrom({})).toThrow('userName is missing');
  });

  it('gets the highest role of their groups, else that of the attribute', () => {
    const attribute = { roles: [{ value: 'contributor' }, { value: 'urn:evident:VIEWER' }, { value: 'Owner' }] };
    expect(roleFromAttribute(attribute)).toEqual({ role: 'CONTRIBUTOR', workspaceAdmin: false });
    expect(roleFromAttribute({ roles: [{ value: 'Admin' }] })).toEqual({ role: 'MANAGER', workspaceAdmin: true });
    expect(givenRole([], {})).toBeNull();
    expect(givenRole([{ role: null, workspaceAdmin: false }], attribute)?.role).toBe('CONTRIBUTOR');
    const groups = [
      { role: 'VIEWER', workspaceAdmin: false },
      { role: 'MANAGER', workspaceAdmin: false },
      { role: null, workspaceAdmin: true },
    ] as const;
    expect(givenRole(groups, attribute)).toEqual({ role: 'MANAGER', workspaceAdmin: true });
  });

  it('is shown with schemas, groups and place', () => {
    const resource = { ...resourceOfMember({ name: 'Ada', email: 'a@b.example' }), [ENTERPRISE]: { department: 'D' } };
    const facts = { id, resource, active: true, groups: [{ id: 'g', name: 'G' }], createdAt: now, updatedAt: now };
    expect(viewUser(facts, '/scim/v2')).toMatchObject({
      schemas: [USER, ENTERPRISE],
      userName: 'a@b.example',
      groups: [{ value: 'g', $ref: '/scim/v2/Groups/g', display: 'G' }],
      meta: { location: `/scim/v2/Users/${id}`, created: '2026-03-01T12:00:00.000Z' },
    });
  });
});

describe('a group of a directory', () => {
  const group = { id: 'g', externalId: 'e', name: 'G', memberIds: [id], createdAt: now, updatedAt: now };

  it('is shown with its members', () => {
    expect(resourceOfGroup(group)).toEqual({ externalId: 'e', displayName: 'G', members: [{ value: id }] });
    expect(viewScimGroup(group, '/scim/v2')).toMatchObject({
      schemas: [GROUP],
      members: [{ value: id, $ref: `/scim/v2/Users/${id}` }],
    });
  });

  it('has each member once, and only ids', () => {
    expect(memberIdsOf({ members: [{ value: id.toUpperCase() }, { value: id }] })).toEqual([id]);
    expect(memberIdsOf({})).toEqual([]);
    expect(() => memberIdsOf({ members: [{ value: 'x' }] })).toThrow('There is no user x');
    expect(() => unknownMember('x')).toThrow(ScimRefusal);
  });
});
