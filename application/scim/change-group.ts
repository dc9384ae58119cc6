import { type Uuid, notFound } from '@evident/domain/kernel';
import { type Directory, type Resource, givenRole, memberIdsOf, refuseScim, unknownMember } from '@evident/domain/scim';
import { isSameText } from '@evident/domain/text';
import { type Group, demandGroupName, demandRoomForGroup, demandRoomInGroup } from '@evident/domain/workspaces';
import { memberChanged } from '../workspaces/index.ts';
import type { ScimPorts } from './admit-user.ts';
import { giveRole } from './change-user.ts';
import { aGroup, announcer, byDirectory } from './directory.ts';
import type { ScimGroupRow, ScimStores } from './scim-stores.ts';

/** Creates a group that only the directory changes. */
export async function createGroup(
  stores: ScimStores,
  ports: ScimPorts,
  directory: Directory,
  resource: Resource,
): Promise<Uuid> {
  await stores.teams.hold(directory.teamId);
  const others = await stores.groups.all();
  demandRoomForGroup(others.length);
  const group: Group = {
    id: ports.ids.newId(),
    teamId: directory.teamId,
    name: nameOf(resource, others),
    createdAt: ports.clock.now(),
    managedBy: 'SCIM',
    version: 1,
  };
  await stores.groups.save(group);
  await stores.audit.record(byDirectory('group:created', aGroup(group.id)));
  await keepGroup(stores, ports, null, group.id, resource);
  await setMembers(stores, ports, directory, group.id, memberIdsOf(resource));
  return group.id;
}

/** Makes a group what the directory describes. From then on only the directory changes it. */
export async function changeGroup(
  stores: ScimStores,
  ports: ScimPorts,
  directory: Directory,
  group: Group,
  resource: Resource,
): Promise<void> {
  const others = (await stores.groups.all()).filter(({ id }) => id !== group.id);
  const name = nameOf(resource, others);
  if (name !== group.name || group.managedBy === null) {
    await stores.groups.save({ ...group, name, managedBy: 'SCIM' });
    await stores.audit.record(
      byDirectory('group:changed', aGroup(group.id), { from: { name: group.name }, to: { name } }),
    );
  }
  await keepGroup(stores, ports, await stores.scimGroups.find(group.id), group.id, resource);
  await setMembers(stores, ports, directory, group.id, memberIdsOf(resource));
}

/** Deletes a group with its grants. Its members lose the role that it gave. */
export async function removeGroup(
  stores: ScimStores,
  ports: ScimPorts,
  directory: Directory,
  group: Group,
): Promise<void> {
  await setMembers(stores, ports, directory, group.id, []);
  await stores.groups.remove(group.id);
  await stores.audit.record(byDirectory('group:deleted', aGroup(group.id), { name: group.name }));
}

function nameOf(resource: Resource, others: readonly Group[]): string {
  const given = String(resource['displayName'] ?? '');
  if (!given.trim()) refuseScim('invalidValue', 'displayName is missing');
  if (given.length > 100) refuseScim('invalidValue', 'displayName has more than 100 characters');
  if (others.some(({ name }) => isSameText(name, given.trim())))
    refuseScim('uniqueness', `A group ${given} already exists`, 'Change the existing group.');
  return demandGroupName(given, others);
}

async function keepGroup(
  { scimGroups }: ScimStores,
  { clock }: ScimPorts,
  before: ScimGroupRow | null,
  groupId: Uuid,
  resource: Resource,
): Promise<void> {
  await scimGroups.save({
    groupId,
    externalId: (resource['externalId'] as string | undefined) ?? null,
    role: before?.role ?? null,
    workspaceAdmin: before?.workspaceAdmin ?? false,
    updatedAt: clock.now(),
  });
}

/** @throws ScimRefusal `invalidValue` for an unknown member: then nothing is changed */
async function setMembers(
  stores: ScimStores,
  ports: ScimPorts,
  directory: Directory,
  groupId: Uuid,
  wanted: readonly Uuid[],
): Promise<void> {
  const { groups, scimUsers, audit, outbox } = stores;
  const before = await groups.memberIds(groupId);
  const [had, has] = [new Set(before), new Set(wanted)];
  const added = wanted.filter((id) => !had.has(id));
  const removed = before.filter((id) => !has.has(id));
  const known = new Set(await scimUsers.existing(added));
  for (const id of added) if (!known.has(id)) unknownMember(id);
  if (added.length > 0) demandRoomInGroup(wanted.length - 1, { managedBy: 'SCIM' });
  for (const id of removed) await groups.removeMember(groupId, id);
  for (const id of added) await groups.addMember(groupId, id);
  if (added.length + removed.length === 0) return;
  await audit.record(byDirectory('group:members-changed', aGroup(groupId), { added, removed }));
  await outbox.announce(...[...added, ...removed].map((id) => memberChanged(announcer(directory), id)));
  const row = await stores.scimGroups.find(groupId);
  if (row && (row.role !== null || row.workspaceAdmin))
    await refreshRoles(stores, ports, directory, [...added, ...removed]);
}

/** Gives members the role of their groups. Those whom no group or attribute gives one get the default role. */
export async function refreshRoles(
  stores: ScimStores,
  ports: ScimPorts,
  directory: Directory,
  memberIds: readonly Uuid[],
): Promise<void> {
  const { defaultRole } = await stores.scimSettings.read();
  for (const id of memberIds) {
    const [row] = await stores.scimUsers.list({ by: 'id', value: id });
    const member = await stores.members.hold(id);
    if (!row || !member) continue;
    const given = givenRole(await stores.scimUsers.rolesOf(id), row.resource ?? {});
    await giveRole(stores, ports, directory, member, given ?? { role: defaultRole, workspaceAdmin: false });
  }
}

export const heldGroup = async ({ teams, groups }: ScimStores, teamId: Uuid, groupId: Uuid): Promise<Group> => {
  await teams.hold(teamId);
  return (await groups.find(groupId)) ?? notFound('Group');
};
