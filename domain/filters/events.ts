import { by, event, id, inProject } from '../event-kinds/index.ts';

const filter = { type: 'FILTER', id: 'filterId' } as const;

export const FILTER_EVENTS = {
  'filter:changed': event(
    filter,
    'a saved filter is created, changed or restored; without a project, one of the workspace',
    { filterId: id, by },
    inProject,
  ),
  'filter:removed': event(filter, 'a saved filter is deleted', { filterId: id, by }, inProject),
} as const;
