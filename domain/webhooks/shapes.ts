import { PUBLIC_EVENTS } from '../events/index.ts';
import { type Infer, type ObjectSchema, id, moment, objectOf, partOf, version } from '../kernel/index.ts';
import { DELIVERY_STATES } from './delivery.ts';
import { EVENT_VERSION } from './message.ts';
import { DISABLED_REASONS, WEBHOOK_STATES } from './webhook.ts';

const URL_MAX = 2_000;
const DESCRIPTION_MAX = 200;

const url = {
  type: 'string',
  minLength: 1,
  maxLength: URL_MAX,
  description: 'Called with POST; https only',
  examples: ['https://hooks.example.com/evident'],
} as const;
const description = {
  type: 'string',
  maxLength: DESCRIPTION_MAX,
  examples: ['New notes to the team channel'],
} as const;
const events = {
  type: 'array',
  items: { type: 'string', enum: PUBLIC_EVENTS },
  minItems: 1,
  maxItems: PUBLIC_EVENTS.length,
  description:
    'Names of events. The events that list many objects at once are added: `notes:removed` to `note:removed`',
  examples: [['note:created', 'highlight:changed']],
} as const;

export const newWebhook = objectOf({ url, events, description }, { optional: ['description'] });
export type NewWebhook = Infer<typeof newWebhook>;

export const webhookUpdate = partOf({
  url,
  events,
  description,
  active: {
    type: 'boolean',
    description:
      'False pauses it: what waits is kept, and new events are not sent later. True also ends being disabled',
    examples: [false],
  },
} as const);
export type WebhookUpdate = Infer<typeof webhookUpdate>;

export const webhookView = objectOf({
  id,
  url: { type: 'string' },
  description: { type: 'string' },
  events: { type: 'array', items: { type: 'string' } },
  state: { type: 'string', enum: WEBHOOK_STATES },
  disabledReason: {
    type: 'string',
    enum: DISABLED_REASONS,
    nullable: true,
    description: 'FAILING: no delivery succeeded for three days. GONE: answered 410. OWNER_LEFT: the member left',
  },
  failingSince: { ...moment, nullable: true, description: 'The first failure since the last success' },
  owner: objectOf({ id, name: { type: 'string' } }, { description: 'It gets the events that this member can see' }),
  own: { type: 'boolean' },
  waiting: { type: 'integer', description: 'Deliveries that wait for an attempt' },
  dead: { type: 'integer', description: 'Deliveries that were given up, and can be sent again' },
  secretExpiresAt: {
    ...moment,
    nullable: true,
    description: 'Until then the secret before is valid too; null if only one is',
  },
  createdAt: moment,
  updatedAt: moment,
  version,
} as const);
export type WebhookView = Infer<typeof webhookView>;

const secret = {
  type: 'string',
  description: 'Verify signatures with it. It is shown this once and cannot be read again',
  examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
} as const;
export const createdWebhook = objectOf({ id, secret } as const);
export type CreatedWebhook = Infer<typeof createdWebhook>;
export const rotatedSecret = objectOf({
  secret,
  formerValidUntil: { ...moment, description: 'Until then, deliveries are signed with the secret before as well' },
} as const);
export type RotatedSecret = Infer<typeof rotatedSecret>;

export const deliveryView = objectOf({
  id,
  messageId: { type: 'string', description: 'The header `webhook-id`; the same at each attempt' },
  type: { type: 'string', examples: ['note:created'] },
  state: {
    type: 'string',
    enum: DELIVERY_STATES,
    description: 'DEAD: given up after three days, or because the webhook was disabled',
  },
  attempts: { type: 'integer' },
  nextAt: { ...moment, nullable: true, description: 'Of the next attempt; null unless it is waiting' },
  lastAt: { ...moment, nullable: true, description: 'Of the last attempt, as the values below' },
  durationMs: { type: 'integer', nullable: true },
  status: { type: 'integer', nullable: true, description: 'Null without an answer' },
  answer: { type: 'string', nullable: true, description: 'The first 4 kilobytes of the answer' },
  problem: { type: 'string', nullable: true, description: 'Why there was no answer' },
  body: { type: 'string', description: 'As it is sent' },
  createdAt: moment,
} as const);
export type DeliveryView = Infer<typeof deliveryView>;

export const eventMessage = objectOf({
  id: {
    type: 'string',
    description: 'The header `webhook-id`',
    examples: ['evt_7b0e5f0a-6a0f-4f0f-9a57-0d0f6a6c1f3e'],
  },
  type: { type: 'string', description: 'A name of the catalogue', examples: ['note:created'] },
  version: { type: 'integer', description: 'Of the fields in `data`', examples: [EVENT_VERSION] },
  timestamp: moment,
  cursor: {
    type: 'string',
    nullable: true,
    description: 'Send it as `after` to read later events',
    examples: ['1042'],
  },
  data: { type: 'free', description: 'Ids and values of closed sets, never texts' },
} as const satisfies ObjectSchema['properties']);

export const eventList = objectOf({
  items: { type: 'array', items: eventMessage },
  cursor: { type: 'string', description: 'Send it as `after` next time, also if `items` is empty', examples: ['1042'] },
  more: { type: 'boolean', description: 'Whether there are later events already' },
} as const);
export type EventList = Infer<typeof eventList>;

export const eventTypeList = objectOf({
  items: {
    type: 'array',
    items: objectOf({
      name: { type: 'string', examples: ['note:created'] },
      when: { type: 'string', description: 'Completes: it is sent when …', examples: ['a note is created'] },
    } as const),
  },
} as const);
export type EventTypeList = Infer<typeof eventTypeList>;
