import { by, event, id } from '../event-kinds/index.ts';

export const WORKSPACE_EVENTS = {
  'workspace:created': event(null, 'a workspace is created', { by }),
  'notifications:changed': event(null, 'a member is notified, or marks notifications as read; only they are told', {
    ownerId: id,
  }),
} as const;
