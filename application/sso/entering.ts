import type { Account } from '@evident/domain/identity';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { type Identified, type SsoConnection, mappedRights, mayEnter } from '@evident/domain/sso';
import { GROUP_MEMBERS_MAX, type Member, inviteState, roleChange, takesSeat } from '@evident/domain/workspaces';
import type { IdentityStores } from '../identity/index.ts';
import type { Ids } from '../kernel/ids.ts';
import { takeRoom } from '../plans/index.ts';
import { ADMITTED, type AdmissionStores, type GroupStore, admit } from '../workspaces/index.ts';
import type { SsoStores } from './sso-stores.ts';

export type EnteringStores = SsoStores &
  AdmissionStores &
  Pick<IdentityStores, 'accounts'> & { readonly groups: GroupStore };

interface Entering {
  readonly ids: Ids;
  readonly teamId: Uuid;
  readonly connection: SsoConnection;
  readonly person: Identified;
  readonly now: Date;
  readonly newAccount: (email: string) => Account;
}

/**
 * The account of a person who came from a directory, as a member of the workspace with the rights that its groups give.
 * Creates what is missing, if the rules of the connection allow it.
 */
export async function accountOf(stores: EnteringStores, entering: Entering): Promise<Account> {
  const { ids, teamId, connection, person, now, newAccount } = entering;
  const { teams, members, invites, accounts, externalIdentities, ssoDomains } = stores;
  await teams.hold(teamId);
  const linked = await linkedAccount(stores, connection.id, person.subject);
  const byAddress = linked ?? (person.email === null ? null : await accounts.findByEmail(person.email));
  const member = byAddress && (await members.ofAccount(byAddress.id));
  const address = byAddress?.email ?? person.email;
  const invite =
    address === null
      ? undefined
      : (await invites.openTo([address])).find((each) => inviteState(each, now) === 'PENDING');
  const email = mayEnter(connection, person, {
    linked,
    member: member && { isActive: isActive(member) },
    verifiedDomains: (await ssoDomains.all()).flatMap(({ domain, verifiedAt }) => (verifiedAt ? domain : [])),
    isBlocked: address !== null && (await members.isBlocked(address)),
    isInvited: invite !== undefined,
  });
  const account = byAddress ?? (await accounts.addOrFind(newAccount(email)));
  if (member) await refuseOther(stores, connection.id, person.subject, account.id);
  const as = invite ?? { role: connection.joinRole ?? 'VIEWER', workspaceAdmin: false };
  const newcomer = { accountId: account.id, name: account.name, email: account.email };
  const entered =
    member ?? (await admit(stores, ids, teamId, newcomer, as, invite, now, invite ? 'invite' : 'single sign-on'));
  await externalIdentities.link(connection.id, person.subject, account.id);
  await applyRights(stores, connection, entered, person.groups, now);
  return account;
}

/** A link counts as long as its account has a member here. */
async function linkedAccount(
  { externalIdentities, accounts, members }: EnteringStores,
  connectionId: Uuid,
  subject: string,
): Promise<Account | null> {
  const accountId = await externalIdentities.accountOf(connectionId, subject);
  return accountId !== null && (await members.ofAccount(accountId)) ? accounts.find(accountId) : null;
}

/** An address that a directory gives to another person does not open the account of the first. */
async function refuseOther(
  { externalIdentities }: EnteringStores,
  connectionId: Uuid,
  subject: string,
  accountId: Uuid,
): Promise<void> {
  const other = await externalIdentities.subjectOf(connectionId, accountId);
  if (other !== null && other !== subject)
    refuse(
      'Forbidden',
      'Another person of the directory uses this account',
      'Ask a workspace admin to remove the former member first.',
    );
}

/** A directory may have suspended a member. */
const isActive = ({ suspendedAt }: Member): boolean => suspendedAt === null;

async function applyRights(
  stores: EnteringStores,
  { groupRules }: SsoConnection,
  before: Member,
  sent: readonly string[],
  now: Date,
): Promise<void> {
  if (groupRules.length === 0) return;
  const { members, audit, outbox } = stores;
  const { role, admin, join, leave } = mappedRights(groupRules, sent);
  const isLastAdmin = before.workspaceAdmin && (await members.countAdmins()) <= 1;
  const after: Member = {
    ...before,
    role: role ?? before.role,
    workspaceAdmin: isLastAdmin || (admin ?? before.workspaceAdmin),
  };
  const isChanged = after.role !== before.role || after.workspaceAdmin !== before.workspaceAdmin;
  if (isChanged) {
    if (takesSeat(after.role) && !takesSeat(before.role)) await takeRoom(stores, ADMITTED, 'seats', now);
    await members.save(after);
    await audit.record({
      actorId: after.id,
      action: 'member:role-changed',
      objectType: 'member',
      objectId: after.id,
      detail: { ...roleChange(before, after), by: 'single sign-on' },
    });
  }
  const moved = await applyGroups(stores, after.id, join, leave);
  if (isChanged || moved)
    await outbox.announce({
      name: 'member:changed',
      teamId: after.teamId,
      payload: { memberId: after.id, by: after.id },
    });
}

/** Groups that are provisioned by SCIM, full or deleted stay as they are. */
async function applyGroups(
  { groups, audit }: EnteringStores,
  memberId: Uuid,
  join: readonly string[],
  leave: readonly string[],
): Promise<boolean> {
  let moved = false;
  for (const groupId of [...join, ...leave]) {
    const group = await groups.find(groupId);
    if (!group || group.managedBy === 'SCIM') continue;
    const ids = await groups.memberIds(groupId);
    const joins = join.includes(groupId);
    if (ids.includes(memberId) === joins || (joins && ids.length >= GROUP_MEMBERS_MAX)) continue;
    await (joins ? groups.addMember(groupId, memberId) : groups.removeMember(groupId, memberId));
    const action = joins ? 'group:member-added' : 'group:member-removed';
    await audit.record({
      actorId: memberId,
      action,
      objectType: 'group',
      objectId: groupId,
      detail: { memberId, by: 'single sign-on' },
    });
    moved = true;
  }
  return moved;
}
