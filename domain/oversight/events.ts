import { event, id, internal } from '../event-kinds/index.ts';

export const OVERSIGHT_EVENTS = {
  'alert:opened': internal(
    event(null, 'admins are told about a severe alert', { alertId: id, kind: { type: 'string' } }),
  ),
} as const;
