import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectView, ViewChange } from '@evident/domain/views';
import type { CanvasStore } from '../canvas/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';
import { viewChanged, viewRemoved } from './events.ts';
import type { ViewStore } from './view-store.ts';

/** Stores that changes of views need. */
export interface ViewStores {
  views: ViewStore;
  canvases: Pick<CanvasStore, 'find'>;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}

export const VIEW_CHANGES = 'views:changed';

/** Stores a view and announces it. It takes the place of another default view. */
export async function saveView(
  { views, outbox }: Pick<ViewStores, 'views' | 'outbox'>,
  actor: Actor,
  view: ProjectView,
  before?: ProjectView,
): Promise<void> {
  if (view.isDefault && !before?.isDefault) await views.clearDefault(view.projectId, view.objectType);
  await views.save(view);
  await outbox.announce(viewChanged(actor, view));
}

/** Writes a change, announces it and keeps it for undo; returns the undo id. */
export async function carryOutUndoably(
  stores: Omit<ViewStores, 'projectAccess'>,
  { ids, clock }: { ids: Ids; clock: Clock },
  actor: Actor,
  label: string,
  { before, after }: ViewChange,
): Promise<Uuid> {
  if (after) await saveView(stores, actor, after, before);
  else {
    await stores.views.remove(before.id);
    await stores.outbox.announce(viewRemoved(actor, before));
  }
  const undoId = ids.newId();
  await stores.undo.keep({
    id: undoId,
    memberId: actor.userId,
    projectId: before.projectId,
    label,
    kind: VIEW_CHANGES,
    before: { before, after },
    createdAt: clock.now(),
    undoneAt: null,
  });
  return undoId;
}
