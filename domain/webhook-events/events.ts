import { by, event, id } from '../event-kinds/index.ts';

const webhook = { type: 'WEBHOOK', id: 'webhookId' } as const;
/** Only the owner of a webhook is notified. */
const onWebhook = { webhookId: id, ownerId: id } as const;

export const WEBHOOK_EVENTS = {
  'webhook:changed': event(webhook, 'a webhook is created, changed, paused or deleted', { ...onWebhook, by }),
  'webhook:disabled': event(webhook, 'a webhook is disabled, because its receiver failed or is gone', onWebhook),
} as const;
