import { by, event, id } from '../event-kinds/index.ts';

const view = { type: 'VIEW', id: 'viewId' } as const;

export const VIEW_EVENTS = {
  'view:changed': event(view, 'a saved view of a project is created, changed or restored', {
    viewId: id,
    projectId: id,
    by,
  }),
  'view:removed': event(view, 'a saved view is deleted', { viewId: id, projectId: id, by }),
  'rows:arranged': event(null, 'notes, insights or highlights of a project are ordered by hand', { projectId: id, by }),
} as const;
