import { domainOfEmail } from '@evident/domain/identity';
import { type Uuid, notFound } from '@evident/domain/kernel';
import {
  type Directory,
  type GivenRole,
  type Provisioned,
  type Resource,
  givenRole,
  provisionedFrom,
  refuseScim,
} from '@evident/domain/scim';
import { type Member, demandAnotherAdmin, roleChange, takesSeat } from '@evident/domain/workspaces';
import { takeRoom } from '../plans/index.ts';
import { ADMITTED, memberChanged } from '../workspaces/index.ts';
import { type ScimPorts, admitUser, inviteWaiting, revokeInvites } from './admit-user.ts';
import { aMember, announcer, byDirectory } from './directory.ts';
import type { ScimStores } from './scim-stores.ts';
import { reactivate, suspend } from './suspension.ts';

/**
 * Creates a user. A member of the workspace with the address or the name, whom no directory described yet, becomes that
 * user.
 * @throws ScimRefusal `uniqueness` for a user that exists
 */
export async function createUser(
  stores: ScimStores,
  ports: ScimPorts,
  directory: Directory,
  resource: Resource,
): Promise<Uuid> {
  const person = provisionedFrom(resource);
  await stores.teams.hold(directory.teamId);
  const same = [
    ...(await stores.scimUsers.list({ by: 'userName', value: person.userName })),
    ...(await stores.scimUsers.list({ by: 'email', value: person.email })),
  ];
  if (same.some((row) => row.resource !== null)) alreadyExists(person);
  const [known] = same;
  if (known) await changeUser(stores, ports, directory, known.id, resource);
  else {
    const member = await admitUser(stores, ports, directory, person, resource);
    await keep(stores, ports, member.id, person, resource);
    return member.id;
  }
  return known.id;
}

/** Makes a member what the directory describes. */
export async function changeUser(
  stores: ScimStores,
  ports: ScimPorts,
  directory: Directory,
  memberId: Uuid,
  resource: Resource,
): Promise<void> {
  const person = provisionedFrom(resource);
  await stores.teams.hold(directory.teamId);
  const others = await stores.scimUsers.list({ by: 'userName', value: person.userName });
  if (others.some(({ id }) => id !== memberId)) alreadyExists(person);
  const now = ports.clock.now();
  let member = (await stores.members.hold(memberId)) ?? notFound('User');
  member = await renamed(stores, directory, member, person);
  if (person.active && member.suspendedAt) member = await reactivate(stores, directory, member, now);
  member = await withRole(stores, ports, directory, member, resource);
  if (!person.active && !member.suspendedAt) {
    member = await suspend(stores, directory, member, now);
    await revokeInvites(stores, member.email, now);
  }
  if (person.active) await inviteWaiting(stores, ports, directory, member);
  await keep(stores, ports, memberId, person, resource);
}

const alreadyExists = ({ userName }: Provisioned): never =>
  refuseScim('uniqueness', `A user ${userName} already exists`, 'Change the existing user.');

/** The state is that of the member, so the description leaves it out; null if the directory assigns none. */
async function keep(
  { scimUsers }: ScimStores,
  { clock }: ScimPorts,
  memberId: Uuid,
  { userName, externalId }: Provisioned,
  { active, ...resource }: Resource,
): Promise<void> {
  const described = active === undefined ? { ...resource, active: null } : resource;
  await scimUsers.save({ memberId, userName, externalId, resource: described, updatedAt: clock.now() });
}

/**
 * Accounts belong to people: name and address change only in domains that the workspace owns. The address of others is
 * kept; the name is that in the workspace.
 */
async function renamed(stores: ScimStores, directory: Directory, member: Member, person: Provisioned): Promise<Member> {
  const { accounts, members, verifiedDomains, outbox } = stores;
  const email = member.awaitsAccount ? person.email : member.email;
  if (member.name === person.name && member.email === person.email) return member;
  const owned =
    (await verifiedDomains.has(domainOfEmail(member.email))) &&
    (await verifiedDomains.has(domainOfEmail(person.email)));
  const account = owned && member.accountId !== null ? await accounts.find(member.accountId) : null;
  if (account) {
    if (account.email !== person.email && (await accounts.findByEmail(person.email)))
      refuseScim('uniqueness', `Another account has the address ${person.email}`, 'Choose another address.');
    await accounts.save({ ...account, name: person.name, email: person.email });
  }
  const changed = { ...member, name: person.name, email: account ? person.email : email };
  if (changed.name === member.name && changed.email === member.email) return member;
  await members.save(changed);
  await outbox.announce(memberChanged(announcer(directory), member.id));
  return changed;
}

/** Applies the role that the directory gives. Without one, the role stays. */
async function withRole(
  stores: ScimStores,
  ports: ScimPorts,
  directory: Directory,
  member: Member,
  resource: Resource,
): Promise<Member> {
  const given = givenRole(await stores.scimUsers.rolesOf(member.id), resource);
  return given ? giveRole(stores, ports, directory, member, given) : member;
}

/** @throws Refusal `InvalidOperation` if no admin would remain */
export async function giveRole(
  stores: ScimStores,
  { clock }: ScimPorts,
  directory: Directory,
  member: Member,
  { role, workspaceAdmin }: GivenRole,
): Promise<Member> {
  if (member.role === role && member.workspaceAdmin === workspaceAdmin) return member;
  if (!workspaceAdmin) demandAnotherAdmin(member, await stores.members.countAdmins());
  if (takesSeat(role) && !takesSeat(member.role) && !member.suspendedAt)
    await takeRoom(stores, ADMITTED, 'seats', clock.now());
  const changed: Member = { ...member, role, workspaceAdmin };
  await stores.members.save(changed);
  await stores.audit.record(byDirectory('member:role-changed', aMember(member.id), { ...roleChange(member, changed) }));
  await stores.outbox.announce(memberChanged(announcer(directory), member.id));
  return changed;
}
