import type { DeliveryView, WebhookView } from '@evident/domain/webhooks';

export const WEBHOOK_STATES = {
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  DISABLED: 'Disabled',
} as const satisfies Record<WebhookView['state'], string>;

export const DISABLED_REASONS = {
  FAILING: 'No delivery succeeded for three days.',
  GONE: 'The receiver answered that it is gone (410).',
  OWNER_LEFT: 'Its owner left the workspace.',
} as const satisfies Record<NonNullable<WebhookView['disabledReason']>, string>;

export const DELIVERY_STATES = {
  WAITING: 'Waiting',
  DELIVERED: 'Delivered',
  DEAD: 'Given up',
} as const satisfies Record<DeliveryView['state'], string>;
