import { type Account, domainOfEmail } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import { type Directory, type GivenRole, type Provisioned, type Resource, givenRole } from '@evident/domain/scim';
import { type Invite, type Member, inviteExpiry, refuseGuest, takesSeat } from '@evident/domain/workspaces';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.ts';
import { takeRoom } from '../plans/index.ts';
import { ADMITTED } from '../workspaces/index.ts';
import { aMember, byDirectory } from './directory.ts';
import type { ScimStores } from './scim-stores.ts';

export interface ScimPorts {
  readonly ids: Ids;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

const SECRET_BYTES = 32;

/**
 * Adds a member. If the workspace proved to own the mail domain, the person gets an account without a password.
 * Otherwise they accept an invite first, so that a directory cannot sign up other people's addresses, and learns nothing
 * about their accounts.
 */
export async function admitUser(
  stores: ScimStores,
  ports: ScimPorts,
  directory: Directory,
  person: Provisioned,
  resource: Resource,
): Promise<Member> {
  const { members, scimSettings, teams, audit, outbox } = stores;
  const now = ports.clock.now();
  const team = await teams.find(directory.teamId);
  if (team) refuseGuest(team, await teams.domains(), person.email);
  const { defaultRole } = await scimSettings.read();
  const { role, workspaceAdmin }: GivenRole = givenRole([], resource) ?? { role: defaultRole, workspaceAdmin: false };
  const account = await accountFor(stores, ports, person, now);
  if (person.active && takesSeat(role)) await takeRoom(stores, ADMITTED, 'seats', now);
  const member: Member = {
    id: ports.ids.newId(),
    teamId: directory.teamId,
    accountId: account?.id ?? null,
    name: account?.name ?? person.name,
    email: person.email,
    role,
    workspaceAdmin,
    pictureFileId: null,
    createdAt: now,
    removedAt: null,
    suspendedAt: person.active ? null : now,
    awaitsAccount: account === null,
  };
  await members.unblockEmail(person.email);
  await members.save(member);
  await audit.record(
    byDirectory('member:provisioned', aMember(member.id), { role, workspaceAdmin, active: person.active }),
  );
  await outbox.announce({ name: 'member:joined', teamId: directory.teamId, payload: { memberId: member.id } });
  if (person.active) await inviteWaiting(stores, ports, directory, member);
  return member;
}

/** The account of a person in a verified domain; null in others. */
async function accountFor(
  { accounts, verifiedDomains }: ScimStores,
  { ids }: ScimPorts,
  { email, name }: Provisioned,
  now: Date,
): Promise<Account | null> {
  if (!(await verifiedDomains.has(domainOfEmail(email)))) return null;
  const account: Account = { id: ids.newId(), email, name, passwordHash: null, emailConfirmedAt: now, createdAt: now };
  return accounts.addOrFind(account);
}

/** Mails an invite to a member who did not accept yet, unless one is open. */
export async function inviteWaiting(
  { invites, outbox }: ScimStores,
  { ids, secrets, clock }: ScimPorts,
  { teamId, createdBy }: Directory,
  { awaitsAccount, email, role, workspaceAdmin }: Member,
): Promise<void> {
  const now = clock.now();
  if (!awaitsAccount) return;
  const open = await invites.openTo([email]);
  if (open.some(({ expiresAt }) => expiresAt > now)) return;
  const invite: Invite = {
    id: ids.newId(),
    teamId,
    email,
    role,
    workspaceAdmin,
    invitedBy: createdBy,
    secretHash: secrets.hash(secrets.token(SECRET_BYTES)),
    linkHash: null,
    createdAt: now,
    expiresAt: inviteExpiry(now),
    acceptedAt: null,
    revokedAt: null,
  };
  await invites.save(...open.map((earlier) => ({ ...earlier, revokedAt: now })), invite);
  await outbox.announce({ name: 'member:invited', teamId, payload: { inviteId: invite.id, by: createdBy } });
}

/** Ends the open invites to an address. */
export async function revokeInvites({ invites }: ScimStores, email: string, now: Date): Promise<Uuid[]> {
  const open = await invites.openTo([email]);
  await invites.save(...open.map((invite) => ({ ...invite, revokedAt: now })));
  return open.map(({ id }) => id);
}
