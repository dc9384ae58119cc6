import { refuse, type Uuid } from '@evident/domain/kernel';
import { type Actor, canManage } from '@evident/domain/permissions';
import type { Guarded } from '@evident/domain/projects';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { GrantStore } from './grant-store.ts';

/**
 * Refuses to move a private object into a folder open to everyone, unless confirmed.
 * @throws Refusal `InvalidOperation`
 */
export async function refuseExposure(
  grants: GrantStore,
  moved: Guarded,
  to: Uuid | null,
  openToAll = false,
): Promise<void> {
  if (to === null || openToAll || !(await grants.isOpen({ kind: 'folder', id: to })) || (await grants.isOpen(moved)))
    return;
  refuse('InvalidOperation', 'Everyone can open this folder', 'Confirm with openToAll, or choose a private folder.');
}

/** Grants FULL to the mover if they had it only through the previous folder. Audits source and target. */
export async function moveAccess(
  { grants, audit }: { grants: GrantStore; audit: AuditLog },
  actor: Actor,
  moved: Guarded,
  from: Uuid | null,
  to: Uuid | null,
): Promise<void> {
  const entry = { actorId: actor.userId, objectType: moved.kind, objectId: moved.id };
  await audit.record({ ...entry, action: `${moved.kind}:moved`, detail: { from, to } });
  if (canManage(await grants.accessTo(actor, moved))) return;
  const holder = { kind: 'user', id: actor.userId } as const;
  const before = await grants.levelOf(moved, holder);
  await grants.give(moved, { ...holder, level: 'FULL' }, actor.userId);
  await audit.record({ ...entry, action: 'access:changed', detail: { holder, from: before, to: 'FULL' } });
}
