import { type Uuid, refuse } from '@evident/domain/kernel';
import { KINDS, capitalized } from '@evident/domain/kinds';
import type { DomainEvent } from '@evident/domain/events';
import type { Action, Actor } from '@evident/domain/permissions';
import { LINKS_OFF, type ShareLink, type ShareLinkView, type SharedType } from '@evident/domain/sharing';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { TeamStore } from '../workspaces/index.ts';
import type { ShareLinkStore } from './share-link-store.ts';

export type SharingStores = {
  shareLinks: ShareLinkStore;
  projectAccess: ProjectAccess;
  audit: AuditLog;
  teams: Pick<TeamStore, 'find'>;
  outbox: Outbox;
};

/**
 * Requires write access to an object, and returns its project. With `unshare`, its links can also be viewed and deactivated in an archived
 * project.
 */
export async function demandSharing(
  { shareLinks, projectAccess }: SharingStores,
  actor: Actor,
  objectType: SharedType,
  objectId: Uuid,
  action: Extract<Action, 'write' | 'unshare'>,
  what: string = capitalized(KINDS[objectType].one),
): Promise<Uuid> {
  const projectId = (await shareLinks.projectOf(objectType, objectId)) ?? refuse('NotFound', `${what} not found`);
  await demand(projectAccess, actor, projectId, action, what);
  return projectId;
}

/** @throws Refusal `InvalidOperation` if an admin switched off all public links */
export async function demandLinks({ teams }: SharingStores, actor: Actor): Promise<void> {
  if ((await teams.find(actor.teamId))?.linkSharingEnabled === false)
    refuse('InvalidOperation', LINKS_OFF, 'Ask an admin to allow them under Settings, Security.');
}

export const linkChanged = (
  { teamId, userId: by }: Actor,
  { id: linkId, objectId }: ShareLink,
  projectId: Uuid,
): DomainEvent<'share-link:changed'> => ({
  name: 'share-link:changed',
  teamId,
  payload: { linkId, objectId, projectId, by },
});

/** A link for members who can share it: shows whether it has a password, never the password. */
export const viewOf = ({
  id,
  token,
  objectType,
  objectId,
  offAt,
  expiresAt,
  passwordHash,
  searchEngines,
  charts,
  createdAt,
  version,
}: ShareLink): ShareLinkView => ({
  id,
  token,
  objectType,
  objectId,
  on: offAt === null,
  expiresAt: expiresAt?.toISOString() ?? null,
  hasPassword: passwordHash !== null,
  searchEngines,
  charts,
  createdAt: createdAt.toISOString(),
  version,
});
