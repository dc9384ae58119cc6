import { notFound } from '@evident/domain/kernel';
import { type ProjectView, VIEW, VIEW_LIMIT } from '@evident/domain/views';
import type { CanvasStore } from '../canvas/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import { SavedThing, type ThingStores } from '../saved-things/index.ts';
import { viewChanged, viewRemoved } from './events.ts';
import type { ViewStore } from './view-store.ts';

/** Stores that changes of views need. */
export interface ViewStores extends ThingStores {
  views: ViewStore;
  canvases: Pick<CanvasStore, 'find'>;
  projectAccess: ProjectAccess;
}

/** Views are changed by writers of their project, private ones by the member who created them. */
export const VIEWS = new SavedThing<ProjectView, Pick<ViewStores, 'views' | 'projectAccess'>>({
  ...VIEW,
  kind: 'views:changed',
  store: ({ views }) => views,
  async access({ projectAccess }, actor, { projectId, isPrivate, createdBy }) {
    await demand(projectAccess, actor, projectId, 'write', 'View');
    if (isPrivate && createdBy !== actor.userId) notFound('View');
  },
  max: VIEW_LIMIT,
  count: async ({ views }, { projectId }) => (await views.ofProject(projectId)).length,
  event: (actor, { before, after }) => (after ? viewChanged(actor, after) : viewRemoved(actor, before!)),
  projectOf: ({ projectId }) => projectId,
  // It takes the place of another default view.
  async beforeSaving({ views }, { isDefault, projectId, objectType }, before) {
    if (isDefault && !before?.isDefault) await views.clearDefault(projectId, objectType);
  },
});

export const undoViewChanges = (clock: Clock) => VIEWS.undoer(clock);
