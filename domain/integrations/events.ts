import { event, internal } from '../event-kinds/index.ts';

export const INTEGRATION_EVENTS = {
  'integration:changed': event(null, 'a service is connected, disconnected, or takes its token back', {
    integration: { type: 'string' },
  }),
  'integration:received': internal(
    event(null, 'a connected service reports something; its job does the work', {
      deliveryId: { type: 'string' },
    }),
  ),
} as const;
