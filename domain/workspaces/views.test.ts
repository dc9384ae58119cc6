import { planFromStart } from '../plans/index.ts';
import {
  type Group,
  INVITE_DAYS,
  type Invite,
  type Member,
  type OwnWorkspace,
  type Team,
  inviteExpiry,
  viewGroup,
  viewInvite,
  viewMember,
  viewSignedIn,
  viewTeam,
} from './index.ts';

const now = new Date('2026-03-01T12:00:00Z');

describe('the views of a workspace', () => {
  const invite: Invite = {
    id: 'i',
    teamId: 't',
    email: 'ben@example.org',
    role: 'CONTRIBUTOR',
    workspaceAdmin: false,
    invitedBy: 'm',
    secretHash: 'hash of the secret',
    linkHash: 'hash of the link',
    createdAt: now,
    expiresAt: inviteExpiry(now),
    acceptedAt: null,
    revokedAt: null,
  };
  it('show an invite without its secrets, for 14 days', () => {
    expect(INVITE_DAYS).toBe(14);
    expect(viewInvite(invite, now)).toEqual({
      id: 'i',
      email: 'ben@example.org',
      role: 'CONTRIBUTOR',
      workspaceAdmin: false,
      invitedBy: 'm',
      state: 'PENDING',
      createdAt: '2026-03-01T12:00:00.000Z',
      expiresAt: '2026-03-15T12:00:00.000Z',
    });
    expect(viewInvite(invite, inviteExpiry(now)).state).toBe('EXPIRED');
  });

  const member: Member = {
    id: 'm',
    teamId: 't',
    accountId: 'account',
    name: 'Ada',
    email: 'ada@example.org',
    role: 'MANAGER',
    workspaceAdmin: true,
    pictureFileId: null,
    createdAt: now,
    removedAt: null,
    suspendedAt: null,
    awaitsAccount: false,
  };
  it('show a member without the account, and whether they left', () => {
    const view = viewMember(member, { name: 'Acme', region: 'us1' as Team['region'] });
    expect(view).toMatchObject({ id: 'm', teamName: 'Acme', removed: false });
    expect(JSON.stringify(view)).not.toContain('account');
    expect(viewMember({ ...member, removedAt: now }, { name: 'Acme', region: view.region }).removed).toBe(true);
  });

  it('show a group with its members in the order they are given', () => {
    const group: Group = { id: 'g', teamId: 't', name: 'Research', createdAt: now, managedBy: null, version: 3 };
    expect(viewGroup(group, ['b', 'a'])).toEqual({
      id: 'g',
      name: 'Research',
      memberIds: ['b', 'a'],
      createdAt: '2026-03-01T12:00:00.000Z',
      managedBy: null,
      version: 3,
    });
  });

  it('show a team with the seats it uses and the limits of groups', () => {
    const team: Team = {
      id: 't',
      name: 'Acme',
      subdomain: 'acme',
      region: 'us1' as Team['region'],
      joinDomains: ['@acme.example'],
      joinRole: 'VIEWER',
      primaryColor: null,
      noteTab: 'Highlights',
      adminsNeedSecondFactor: false,
      passwordAuthEnabled: true,
      linkSharingEnabled: true,
      guestsAllowed: true,
      exportsAllowed: true,
      membersNeedSecondFactor: false,
      maskPersonalData: false,
      peopleAccess: 'EVERYONE',
      logo: null,
      orgSize: null,
      jobRole: null,
      marketingCommsEnabled: false,
      createdAt: now,
      version: 1,
    };
    const view = viewTeam(team, 'https://acme.example.org', { allocated: 2, viewers: 7, available: 3 });
    expect(view).toMatchObject({
      url: 'https://acme.example.org',
      seatsAllocated: 2,
      viewerCount: 7,
      totalSeatsAvailable: 3,
      utilizationPercentage: 66,
      maxUserGroupCount: 50,
      maxUserGroupMemberCount: 200,
      stripeSubscriptionStatus: null,
      subscriptions: [],
      freePlanAvailableAfterTrial: false,
    });
    const subscription = {
      plan: 'business-2025-07',
      status: 'PAST_DUE' as const,
      interval: 'month' as const,
      seats: 12,
      addOns: [],
      startedAt: '2026-01-01T00:00:00Z',
      currentPeriodEnd: '2026-02-01T00:00:00Z',
      pastDueSince: null,
      trialEndsAt: null,
      cancelAt: null,
    };
    const seats = { allocated: 2, viewers: 7, available: 12 };
    const paid = { ...planFromStart('free-2025-07'), subscription };
    expect(viewTeam(team, 'https://acme.example.org', seats, paid)).toMatchObject({
      stripeSubscriptionStatus: 'PAST_DUE',
      subscriptions: [{ plan: 'business-2025-07', status: 'PAST_DUE', seats: 12 }],
      freePlanAvailableAfterTrial: true,
    });
  });
});

describe('the workspace to open after signing in', () => {
  const person = { id: 'a', email: 'ada@example.org', name: 'Ada', passwordHash: 'hash', secondFactor: false };
  const own = (id: string): OwnWorkspace => ({
    id,
    name: id,
    subdomain: id,
    memberId: 'm',
    role: 'MANAGER',
    workspaceAdmin: true,
    primaryColor: null,
    logo: null,
  });
  const view = (...ids: string[]) => viewSignedIn(person, ids.map(own), [], (subdomain) => `https://${subdomain}.test`);

  it.each([
    ['no workspace', [], null],
    ['one workspace', ['acme'], 'acme'],
    ['several workspaces', ['acme', 'globex'], null],
  ])('with %s', (_, ids, teamId) => {
    expect(view(...ids).teamId).toBe(teamId);
  });

  it('has its own address, and the password is only said to be there', () => {
    expect(view('acme').workspaces[0]!.url).toBe('https://acme.test');
    expect(view().hasPassword).toBe(true);
    expect(JSON.stringify(view())).not.toContain('"hash"');
    expect(viewSignedIn({ ...person, passwordHash: null }, [], [], String).hasPassword).toBe(false);
  });
});
