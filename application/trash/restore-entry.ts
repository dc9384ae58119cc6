import { refuse } from '@evident/domain/kernel';
import { KINDS, can, kindOf } from '@evident/domain/kinds';
import type { Actor } from '@evident/domain/permissions';
import { refuseFull } from '@evident/domain/projects';
import { type RestoredView, type TrashEntry, canRestore, deletingNeeds } from '@evident/domain/trash';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { FolderStore, GrantStore, ProjectStore } from '../projects/index.ts';
import { appearance } from './events.ts';
import type { TrashStore } from './trash-store.ts';

export interface RestoringStores {
  trash: TrashStore;
  grants: GrantStore;
  folders: FolderStore;
  projects: ProjectStore;
  outbox: Outbox;
  audit: AuditLog;
}

/**
 * Returns the locked entry with the actor's access to it. Refuses with NotFound if they could not see the object before
 * its deletion.
 */
export async function visibleEntry({ trash }: Pick<RestoringStores, 'trash'>, actor: Actor, entryId: string) {
  const entry = (await trash.find(entryId)) ?? refuse('NotFound', 'This is no longer in the trash');
  const access = await trash.accessTo(actor, entry);
  if (access.level === 'none' && !actor.workspaceAdmin) refuse('NotFound', 'This is no longer in the trash');
  return { entry, access };
}

/** Restores everything deleted with one entry. */
export async function restoreEntry(stores: RestoringStores, actor: Actor, entryId: string): Promise<RestoredView> {
  const { trash, grants, folders, projects } = stores;
  await folders.lockTree();
  const { entry, access } = await visibleEntry(stores, actor, entryId);
  const name = KINDS[kindOf(entry.objectType)].one;
  // Admins can restore without access, but see no titles.
  const hidden = access.level === 'none';
  if (!canRestore(entry.objectType, access.level, actor.workspaceAdmin))
    refuse('Forbidden', `You can’t restore this ${name}`, 'Ask a member with full access, or a workspace admin.');
  const place = entry.objectType === 'CHANNEL' ? 'folder' : 'project';
  const parent = await trash.containerInTrash(entry);
  if (parent !== null)
    refuse(
      'InvalidOperation',
      `The ${place} of this ${name} is in the trash`,
      hidden ? `Restore the ${place} first.` : `Restore the ${place} “${parent}” first.`,
    );
  if (access.readOnly && deletingNeeds(entry.objectType) === 'write')
    refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the project first.');
  const back = await trash.members(entry);
  // The limit counts only live projects: restoring is refused if it would be exceeded.
  if (back.projects.length > 0) refuseFull((await projects.count()) + back.projects.length - 1);
  const movedTo = await trash.reparent(entry);
  await trash.restore(entry);
  await keepSomeoneInCharge(grants, actor, entry);
  await stores.outbox.announce(...appearance(actor, entry, back, false));
  await stores.audit.record({
    actorId: actor.userId,
    action: 'trash:restored',
    objectType: entry.objectType,
    objectId: entry.objectId,
  });
  return { objectType: entry.objectType, objectId: entry.objectId, movedTo: hidden ? null : movedTo };
}

/** Outside its old folder a project may have no member with FULL: the restoring member gets it. */
async function keepSomeoneInCharge(
  grants: GrantStore,
  actor: Actor,
  { objectType, objectId }: TrashEntry,
): Promise<void> {
  if (!can('granted', objectType)) return;
  const on = { kind: kindOf(objectType), id: objectId };
  if (actor.role !== 'VIEWER' && !(await grants.someoneHoldsFull(on)))
    await grants.give(on, { kind: 'user', id: actor.userId, level: 'FULL' }, actor.userId);
}
