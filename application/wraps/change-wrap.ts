import { refuse, type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ThingChange } from '@evident/domain/undo';
import type { Wrap } from '@evident/domain/wraps';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import { wrapChanged, wrapRemoved } from './events.ts';
import type { WrapStores } from './request-wraps.ts';

export const WRAP_CHANGES = undoKind<ThingChange<Wrap>>('wrap:changes');

export type ChangingWrapStores = WrapStores & { readonly undo: UndoStore; readonly projectAccess: ProjectAccess };

/** A wrap, locked, once the actor may change it. @throws Refusal `NotFound`, `Forbidden` */
export async function wrapToChange(stores: ChangingWrapStores, actor: Actor, wrapId: Uuid): Promise<Wrap> {
  const wrap = (await stores.wraps.find(wrapId)) ?? notFound('Wrap');
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
  actor: Actor,
  label: string,
  { before, after }: ThingChange<Wrap> & { readonly before: Wrap },
): Promise<Uuid> {
  if (after) await wraps.save(after);
  else await wraps.remove(before.id);
  await outbox.announce(after ? wrapChanged(after, actor.userId) : wrapRemoved(before, actor.userId));
  return undo.keep(actor, WRAP_CHANGES, { projectId: before.projectId, label, before: { before, after } });
}
