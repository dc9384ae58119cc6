import { type Uuid, refuse } from '@evident/domain/kernel';
import { KINDS, capitalized } from '@evident/domain/kinds';
import type { Action, Actor } from '@evident/domain/permissions';
import type { ShareLink, ShareLinkView, SharedType } from '@evident/domain/sharing';
import type { AuditLog } from '../kernel/audit-log.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { ShareLinkStore } from './share-link-store.ts';

export type SharingStores = { shareLinks: ShareLinkStore; projectAccess: ProjectAccess; audit: AuditLog };

/** Whoever may write a thing may show it to the world; with `unshare`, may see where it is shown and end that, in an archived project too. */
export async function demandSharing(
  { shareLinks, projectAccess }: SharingStores,
  actor: Actor,
  objectType: SharedType,
  objectId: Uuid,
  action: Extract<Action, 'write' | 'unshare'>,
  what: string = capitalized(KINDS[objectType].one),
): Promise<void> {
  const projectId = (await shareLinks.projectOf(objectType, objectId)) ?? refuse('NotFound', `${what} not found`);
  await demand(projectAccess, actor, projectId, action, what);
}

/** A link as who may share it sees it: whether it has a password, never which. */
export const viewOf = ({
  id,
  token,
  objectType,
  objectId,
  offAt,
  expiresAt,
  passwordHash,
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
  createdAt: createdAt.toISOString(),
  version,
});
