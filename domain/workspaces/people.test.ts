import {
  FEATURE_FLAG_NAMES,
  GROUPS_MAX,
  GROUP_MEMBERS_MAX,
  groupMembersMax,
  type Member,
  afterRemoval,
  demandAnotherAdmin,
  demandGroupName,
  demandJoinDomains,
  demandRoomForGroup,
  demandRoomInGroup,
  effectiveFlags,
  inviteState,
  joinsByDomain,
  demandActive,
  refuseManaged,
  roleChange,
  viewAvailableTeams,
} from './index.ts';

const now = new Date('2026-03-01T00:00:00Z');
const later = new Date('2026-03-02T00:00:00Z');
const member: Member = {
  id: 'm',
  teamId: 't',
  accountId: 'a',
  name: 'Ada',
  email: 'ada@example.org',
  role: 'MANAGER',
  workspaceAdmin: true,
  pictureFileId: 'p',
  createdAt: now,
  removedAt: null,
  suspendedAt: null,
  awaitsAccount: false,
};

describe('members', () => {
  it('whom the directory suspended do not return by themselves', () => {
    expect(demandActive(member)).toBe(member);
    expect(() => demandActive({ ...member, suspendedAt: now })).toThrow('Your access to this workspace has ended');
  });

  it('keep an admin among them', () => {
    expect(() => demandAnotherAdmin(member, 1)).toThrow('needs an admin');
    expect(() => demandAnotherAdmin({ ...member, suspendedAt: now }, 1)).not.toThrow();
    expect(() => demandAnotherAdmin({ ...member, awaitsAccount: true }, 1)).not.toThrow();
    expect(() => demandAnotherAdmin(member, 2)).not.toThrow();
    expect(() => demandAnotherAdmin({ workspaceAdmin: false }, 1)).not.toThrow();
  });
  it('leave their row behind, without what says who they were', () => {
    expect(afterRemoval(member, later)).toEqual({
      ...member,
      accountId: null,
      name: 'Deleted user',
      email: '',
      workspaceAdmin: false,
      pictureFileId: null,
      removedAt: later,
    });
  });
  it('change roles from something to something', () => {
    expect(roleChange(member, { ...member, role: 'VIEWER' })).toEqual({
      from: { role: 'MANAGER', workspaceAdmin: true },
      to: { role: 'VIEWER', workspaceAdmin: true },
    });
  });
});

describe('an invite', () => {
  const invite = { acceptedAt: null, revokedAt: null, expiresAt: later };
  it.each([
    ['PENDING', invite],
    ['EXPIRED', { ...invite, expiresAt: now }],
    ['REVOKED', { ...invite, revokedAt: now }],
    ['ACCEPTED', { ...invite, acceptedAt: now, revokedAt: now, expiresAt: now }],
  ])('is %s', (state, given) => {
    expect(inviteState(given, now)).toBe(state);
  });
});

describe('joining by mail domain', () => {
  const free = (domain: string): boolean => domain === '@gmail.com';
  it('is for the domain itself, not for those below it', () => {
    const team = { joinDomains: demandJoinDomains(['Example.org', '@example.org'], free) };
    expect(team.joinDomains).toEqual(['@example.org']);
    expect(joinsByDomain(team, 'ada@example.org')).toBe(true);
    expect(joinsByDomain(team, 'ada@sub.example.org')).toBe(false);
    expect(joinsByDomain(team, 'ada@notexample.org')).toBe(false);
  });
  it('is denied where anybody gets an address', () => {
    expect(() => demandJoinDomains(['example.org', 'gmail.com'], free)).toThrow(
      '@gmail.com belongs to a mail provider',
    );
  });
});

describe('groups', () => {
  it('of the directory are not changed by hand', () => {
    expect(() => refuseManaged({ managedBy: null })).not.toThrow();
    expect(() => refuseManaged({ managedBy: 'SCIM' })).toThrow('Your directory manages this group');
  });

  it('have names of their own', () => {
    expect(demandGroupName('  Research ', [{ name: 'Design' }])).toBe('Research');
    for (const name of ['research', 'public', 'Markup'])
      expect(() => demandGroupName(name, [{ name: 'Research' }])).toThrow('A group with this name already exists');
    expect(() => demandGroupName('  ', [])).toThrow('needs a name');
  });
  it('are 50 at most, of 200 members each, or more if a directory manages them', () => {
    expect(() => demandRoomForGroup(GROUPS_MAX - 1)).not.toThrow();
    expect(() => demandRoomForGroup(50)).toThrow('at most 50');
    expect(groupMembersMax({ managedBy: null })).toBe(GROUP_MEMBERS_MAX);
    expect(() => demandRoomInGroup(199, { managedBy: null })).not.toThrow();
    expect(() => demandRoomInGroup(200, { managedBy: null })).toThrow('at most 200');
    expect(() => demandRoomInGroup(9_999, { managedBy: 'SCIM' })).not.toThrow();
    expect(() => demandRoomInGroup(10_000, { managedBy: 'SCIM' })).toThrow('at most 10000');
  });
});

describe('feature flags', () => {
  it('are all off, except the note after onboarding', () => {
    const flags = effectiveFlags({});
    expect(FEATURE_FLAG_NAMES.filter((name) => flags[name])).toEqual(['postOnboardingNotePopup']);
  });
  it('follow the workspace, then what holds for all', () => {
    expect(effectiveFlags({ agents: false }, { agents: true, dashboards: true })).toMatchObject({
      agents: false,
      dashboards: true,
    });
  });
});

describe('the workspaces on offer', () => {
  it('are there once each: invites first, then domains, each by name', () => {
    const offer = (id: string, name: string, inviteId: string | null) => ({
      id,
      name,
      subdomain: name,
      logo: null,
      primaryColor: null,
      inviteId,
      invitedBy: inviteId && 'Ada',
    });
    const rows = viewAvailableTeams([
      offer('1', 'Zoo', null),
      offer('1', 'Zoo', 'i'),
      offer('2', 'Bee', null),
      offer('3', 'Ape', null),
    ]);
    expect(rows.map(({ type, name }) => `${type} ${name}`)).toEqual(['INVITE Zoo', 'DOMAIN Ape', 'DOMAIN Bee']);
  });
});
