import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Wrap } from '@evident/domain/wraps';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';
import { wrapChanged, wrapRemoved } from './events.ts';
import type { WrapStores, WrapTools } from './request-wraps.ts';

export const WRAP_CHANGES = 'wrap:changes';

export type ChangingWrapStores = WrapStores & { readonly undo: UndoStore; readonly projectAccess: ProjectAccess };

/** A wrap before and after a change; null once it is deleted. */
export interface WrapChange {
  readonly before: Wrap;
  readonly after: Wrap | null;
}

/** A wrap, locked, once the actor may change it. @throws Refusal `NotFound`, `Forbidden` */
export async function wrapToChange(stores: ChangingWrapStores, actor: Actor, wrapId: Uuid): Promise<Wrap> {
  const wrap = (await stores.wraps.find(wrapId)) ?? refuse('NotFound', 'Wrap not found');
  await demandWrap(stores, actor, wrap);
  return wrap;
}

/** Write access to the project; of the workspace, members who requested it and workspace admins (decided). */
export async function demandWrap(
  { projectAccess }: Pick<ChangingWrapStores, 'projectAccess'>,
  actor: Actor,
  { projectId, createdBy }: Wrap,
): Promise<void> {
  if (projectId !== null) await demand(projectAccess, actor, projectId, 'write', 'Wrap');
  else if (actor.role === 'VIEWER' || (createdBy !== actor.userId && !actor.workspaceAdmin))
    refuse('Forbidden', 'Only the member who requested this wrap and workspace admins can change it');
}

/** Writes a change, announces it and keeps it for undo; returns the undo id. */
export async function changeWrap(
  { wraps, outbox, undo }: ChangingWrapStores,
  { ids, clock }: WrapTools,
  actor: Actor,
  label: string,
  { before, after }: WrapChange,
): Promise<Uuid> {
  if (after) await wraps.save(after);
  else await wraps.remove(before.id);
  await outbox.announce(after ? wrapChanged(after, actor.userId) : wrapRemoved(before, actor.userId));
  const undoId = ids.newId();
  await undo.keep({
    id: undoId,
    memberId: actor.userId,
    projectId: before.projectId,
    label,
    kind: WRAP_CHANGES,
    before: { before, after },
    createdAt: clock.now(),
    undoneAt: null,
  });
  return undoId;
}
