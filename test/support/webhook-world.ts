import {
  ListWebhookDeliveries,
  ListWebhookDeliveriesHandler,
} from '@evident/application/webhooks/list-webhook-deliveries';
import { RecordEvents, RecordEventsHandler } from '@evident/application/webhooks/record-events';
import { WebhookCaller } from '@evident/application/webhooks/webhook-caller';
import { CreateWebhook, CreateWebhookHandler } from '@evident/application/webhooks/webhooks';
import { UpdateWebhook, UpdateWebhookHandler } from '@evident/application/webhooks/webhooks';
import type { DeliveredEvent, DomainEvent } from '@evident/domain/events';
import type { Attempt } from '@evident/domain/webhooks';
import { nodeSecrets } from '../../adapters/crypto/secrets.ts';
import { NodeWebhookSecrets } from '../../adapters/crypto/webhook-secrets.ts';
import { PostgresEventReader } from '../../adapters/postgres/webhooks/postgres-event-reader.ts';
import { PostgresWebhookReader } from '../../adapters/postgres/webhooks/postgres-webhook-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from './known-people.ts';
import { FIRST_PAGE } from './messages.ts';
import { type OpenStores, openStores } from './open-stores.ts';

export interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** Webhooks on real stores, with a clock and receivers that a test decides on. */
export class WebhookWorld {
  now = new Date('2026-11-28T12:00:00Z');
  /** Requests to receivers, in order. */
  sent: Sent[] = [];
  /** The status of an answer; null for none. */
  answer: (sent: Sent) => number | null = () => 200;
  /** Webhooks whose jobs were stored. */
  woken: string[] = [];
  readonly secrets = new NodeWebhookSecrets('a secret of the installation', 'webhooks');
  readonly clock = { now: () => this.now };
  readonly jobs = {
    enqueueAll: async (all: readonly { payload: object }[]) =>
      void this.woken.push(...all.map(({ payload }) => (payload as { webhookId: string }).webhookId)),
  };
  readonly reader: PostgresWebhookReader;
  readonly events: PostgresEventReader;
  private outboxId = 0;

  private constructor(readonly stores: OpenStores) {
    this.reader = new PostgresWebhookReader(stores.reads);
    this.events = new PostgresEventReader(stores.reads);
  }

  static async open(): Promise<WebhookWorld> {
    return new WebhookWorld(await openStores());
  }

  later(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }

  create(actor: Person, events = ['note:created', 'note:changed']) {
    const wanted = { url: 'https://hooks.example.com/', events: events as never };
    return new CreateWebhookHandler(this.stores.work, nodeSecrets, this.secrets, new Set(), uuidV7, this.clock).execute(
      new CreateWebhook({ actor, wanted }),
    );
  }
  update(actor: Person, webhookId: string, update: object): Promise<void> {
    return new UpdateWebhookHandler(this.stores.work, new Set(), this.clock).execute(
      new UpdateWebhook({ actor, webhookId, update, expected: null }),
    );
  }

  /** An event as the relay brings it. */
  event({ teamId }: Person, name: string, payload: object): DeliveredEvent {
    const id = String((this.outboxId += 1));
    return { name, teamId, payload, id, at: this.now.toISOString() } as DomainEvent as DeliveredEvent;
  }
  record(...events: DeliveredEvent[]): Promise<void> {
    return new RecordEventsHandler(this.stores.work, this.jobs).execute(new RecordEvents(events[0]!.teamId, events));
  }

  /** Does the job of a webhook. */
  call({ teamId }: Person, webhookId: string) {
    const sender = { post: (_: string, headers: Sent['headers'], body: string) => this.post(headers, body) };
    const ports = { work: this.stores.work, events: this.events, sender, secrets: this.secrets, clock: this.clock };
    return new WebhookCaller(ports).run({ payload: { teamId, webhookId }, stopping: () => false });
  }
  async deliveries(actor: Person, webhookId: string) {
    const message = new ListWebhookDeliveries({ actor, webhookId, state: null, page: FIRST_PAGE });
    return (await new ListWebhookDeliveriesHandler(this.reader).execute(message)).items;
  }
  async state(actor: Person, webhookId: string) {
    return (await this.reader.webhook(actor, webhookId))!;
  }

  private async post(headers: Sent['headers'], body: string): Promise<Attempt> {
    const { type, data } = JSON.parse(body) as Sent;
    const one = { headers, body, type, data };
    this.sent.push(one);
    const status = this.answer(one);
    const answer = status === null ? null : 'ok';
    return { durationMs: 1, status, answer, problem: answer ? null : 'no answer', retryAfter: null };
  }
}
