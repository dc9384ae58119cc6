import type { DeliveryView, WebhookView } from '@evident/domain/webhooks';

export const sampleWebhook = (more: Partial<WebhookView> = {}): WebhookView => ({
  id: 'w1',
  url: 'https://hooks.example.com/evident',
  description: 'New notes to the team channel',
  events: ['note:created', 'notes:imported'],
  state: 'ACTIVE',
  disabledReason: null,
  failingSince: null,
  owner: { id: 'm1', name: 'Ada' },
  own: true,
  waiting: 0,
  dead: 0,
  secretExpiresAt: null,
  createdAt: '2026-11-02T03:04:05Z',
  updatedAt: '2026-11-02T03:04:05Z',
  version: 1,
  ...more,
});

export const sampleDelivery = (more: Partial<DeliveryView> = {}): DeliveryView => ({
  id: 'd1',
  messageId: 'evt_d1',
  type: 'note:created',
  state: 'DELIVERED',
  attempts: 1,
  nextAt: null,
  lastAt: '2026-11-02T03:04:05Z',
  durationMs: 120,
  status: 200,
  answer: '{"ok":true}',
  problem: null,
  body: '{"id":"evt_d1","type":"note:created","version":1,"timestamp":"2026-11-02T03:04:05.000Z","cursor":"7","data":{"noteId":"n1"}}',
  createdAt: '2026-11-02T03:04:05Z',
  ...more,
});
