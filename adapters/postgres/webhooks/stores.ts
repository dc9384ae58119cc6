import type { Delivery, Webhook } from '@evident/domain/webhooks';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, maybeUuid, moment, saved, team, text, uuid } from '../columns.ts';
import { SavedRows } from '../saved-rows.ts';
import type { Session } from '../session.ts';
import { PostgresDeliveryStore } from './postgres-delivery-store.ts';
import { PostgresEventStream } from './postgres-event-stream.ts';

const webhookEntity = new EntitySchema<Webhook>({
  name: 'webhook',
  columns: {
    ...saved,
    ownerId: uuid('owner_id'),
    url: text,
    description: text,
    events: { type: 'text', array: true },
    state: text,
    disabledReason: maybeText('disabled_reason'),
    secrets: { type: 'jsonb' },
    failingSince: maybeMoment('failing_since'),
    restsUntil: maybeMoment('rests_until'),
  },
});

const maybeInteger = { type: 'integer', nullable: true } as const;
const deliveryEntity = new EntitySchema<Delivery>({
  name: 'webhook_delivery',
  columns: {
    id,
    teamId: team,
    webhookId: uuid('webhook_id'),
    eventId: maybeUuid('event_id'),
    position: { type: 'bigint', transformer: { from: Number, to: (position: number) => position } },
    objectIds: { type: 'uuid', array: true, name: 'object_ids' },
    state: text,
    attempts: { type: 'integer' },
    nextAt: maybeMoment('next_at'),
    lastAt: maybeMoment('last_at'),
    durationMs: { ...maybeInteger, name: 'duration_ms' },
    status: maybeInteger,
    answer: maybeText('answer'),
    problem: maybeText('problem'),
    createdAt: moment('created_at'),
  },
});

export const webhookEntities = [webhookEntity, deliveryEntity];

export const webhookStores = {
  webhooks: (session: Session) => new SavedRows(session, webhookEntity),
  deliveries: (session: Session) => new PostgresDeliveryStore(session, deliveryEntity),
  eventStream: (session: Session) => new PostgresEventStream(session),
};
