import type { WebhookReader } from '@evident/application/webhooks/ports';
import { isPublicEvent } from '@evident/domain/events';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type DeliveryState,
  type DeliveryView,
  type DisabledReason,
  type StoredSecret,
  type WebhookState,
  type WebhookView,
  messageOf,
  testMessage,
} from '@evident/domain/webhooks';
import type { InferResult } from 'kysely';
import type { Order } from '../keyset.ts';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { shownName } from '../shown-name.ts';

const newestFirst = (table: string): Order => ({
  columns: [
    { sql: `${table}.created_at`, type: 'timestamptz' },
    { sql: `${table}.id`, type: 'uuid' },
  ],
  descending: true,
});

const counted = (state: DeliveryState) =>
  db
    .selectFrom('webhook_delivery as c')
    .whereRef('c.webhook_id', '=', 'w.id' as never)
    .where('c.state', '=', state)
    .select(expression<number>`count(*)::integer`.as('count'));

const WEBHOOKS = db
  .selectFrom('webhook as w')
  .leftJoin('member as m', 'm.id', 'w.owner_id')
  .select(['w.id', 'w.url', 'w.description', 'w.events', 'w.version', 'w.owner_id', 'w.failing_since'])
  .select(['w.created_at', 'w.updated_at', shownName('m').as('owner_name')])
  .select([counted('WAITING').as('waiting'), counted('DEAD').as('dead')])
  .select([
    expression<WebhookState>`w.state`.as('state'),
    expression<DisabledReason | null>`w.disabled_reason`.as('disabled_reason'),
    expression<StoredSecret[]>`w.secrets`.as('secrets'),
  ]);

const viewFor =
  (actor: Actor) =>
  ({ owner_id, owner_name, failing_since, secrets, ...row }: InferResult<typeof WEBHOOKS>[number]): WebhookView => {
    const { created_at, updated_at, disabled_reason, waiting, dead, ...webhook } = row;
    const former = secrets.find(({ until }) => until !== null && Date.parse(until) > Date.now());
    return {
      ...webhook,
      events: webhook.events.filter(isPublicEvent),
      disabledReason: disabled_reason,
      failingSince: failing_since?.toISOString() ?? null,
      owner: { id: owner_id, name: owner_name },
      own: owner_id === actor.userId,
      waiting: waiting ?? 0,
      dead: dead ?? 0,
      secretExpiresAt: former?.until ?? null,
      createdAt: created_at.toISOString(),
      updatedAt: updated_at.toISOString(),
    };
  };

/** The owner may have lost sight of an event. */
const DELIVERIES = db
  .selectFrom('webhook_delivery as d')
  .leftJoin('event_log as e', 'e.id', 'd.event_id')
  .where(({ or, eb }) => or([eb('d.event_id', 'is', null), eb('e.id', 'is not', null)]))
  .select(['d.id', 'd.webhook_id', 'd.attempts', 'd.next_at', 'd.last_at', 'd.duration_ms', 'd.status'])
  .select(['d.answer', 'd.problem', 'd.created_at', 'e.id as event_id', 'e.name', 'e.at'])
  .select([
    expression<DeliveryState>`d.state`.as('state'),
    expression<string>`e.position`.as('position'),
    expression<Record<string, unknown>>`e.payload`.as('payload'),
  ]);

function deliveryOf(row: InferResult<typeof DELIVERIES>[number]): DeliveryView {
  const { id, webhook_id, event_id, name, at, position, payload, created_at, next_at, last_at, duration_ms, ...rest } =
    row;
  const message =
    event_id && name && at
      ? messageOf({ id: event_id, name, at, payload, position: Number(position) })
      : testMessage(id, webhook_id, created_at);
  return {
    ...rest,
    id,
    messageId: message.id,
    type: message.type,
    body: JSON.stringify(message),
    nextAt: next_at?.toISOString() ?? null,
    lastAt: last_at?.toISOString() ?? null,
    durationMs: duration_ms,
    createdAt: created_at.toISOString(),
  };
}

export class PostgresWebhookReader implements WebhookReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, page: PageRequest): Promise<Page<WebhookView>> {
    return this.reads.page(actor, WEBHOOKS, { order: newestFirst('w'), page, itemOf: viewFor(actor) });
  }

  async webhook(actor: Actor, webhookId: Uuid): Promise<WebhookView | null> {
    const row = await this.reads.first(actor, WEBHOOKS.where('w.id', '=', webhookId));
    return row && viewFor(actor)(row);
  }

  deliveries(
    actor: Actor,
    webhookId: Uuid,
    state: DeliveryState | null,
    page: PageRequest,
  ): Promise<Page<DeliveryView>> {
    const all = DELIVERIES.where('d.webhook_id', '=', webhookId);
    const wanted = state ? all.where('d.state', '=', state) : all;
    return this.reads.page(actor, wanted, { order: newestFirst('d'), page, itemOf: deliveryOf });
  }
}
