import type { Uuid } from '@evident/domain/kernel';
import {
  type Attempt,
  type Delivery,
  type Webhook,
  afterAttempts,
  attempted,
  disabled,
  keyOf,
  messageOf,
  nextAttempt,
  sendable,
  signedHeaders,
  testMessage,
  validSecrets,
} from '@evident/domain/webhooks';
import type { Continuation, Job, Worker } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { webhookDisabled } from './events.ts';
import type {
  DeliveryStore,
  EventReader,
  WaitingDelivery,
  WebhookSecrets,
  WebhookSender,
  WebhookStore,
} from './ports.ts';
import type { WebhookTurn } from './webhook-job.ts';

/** Milliseconds after which other receivers take their turn. */
const TURN_MS = 5_000;
/** Waiting deliveries that are looked at, and sent before they are recorded. Behind so many that failed, others wait. */
const LOOKED_AT = 500;
/** Requests to one receiver at the same time, about different objects. */
const AT_ONCE = 8;
/** Milliseconds. Later attempts are found by the look at all webhooks, which runs every minute. */
const SOON_MS = 60_000;

interface Stores {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  outbox: Outbox;
}
interface Ports {
  readonly work: UnitOfWork<Stores>;
  readonly events: Pick<EventReader, 'visible'>;
  readonly sender: WebhookSender;
  readonly secrets: WebhookSecrets;
  readonly clock: Clock;
}
interface Made {
  readonly delivery: Delivery;
  readonly attempt: Attempt;
}

/** Sends the waiting deliveries of one webhook. Each turn is bounded, and each batch is recorded once it was answered. */
export class WebhookCaller implements Worker<WebhookTurn> {
  constructor(private readonly ports: Ports) {}

  async run({
    payload,
    stopping,
  }: Pick<Job<WebhookTurn>, 'payload' | 'stopping'>): Promise<Continuation<WebhookTurn> | void> {
    const end = this.now().getTime() + TURN_MS;
    for (;;) {
      const next = await this.batch(payload, end);
      const now = this.now();
      if (!next || next.getTime() > now.getTime() + SOON_MS) return;
      const group = payload.webhookId;
      if (next > now) return { continues: { startAfter: next, key: `${group}:${next.getTime()}`, group } };
      if (now.getTime() >= end || stopping()) return { continues: { key: group, group } };
    }
  }

  /** Sends what can be sent now. Returns when to go on; null if nothing waits. */
  private async batch({ teamId, webhookId }: WebhookTurn, end: number): Promise<Date | null> {
    const { work, clock } = this.ports;
    const now = clock.now();
    const { webhook, owner, waiting } = await work.perform(teamId, async ({ webhooks, deliveries }) => {
      const found = await webhooks.find(webhookId);
      const isActive = found?.state === 'ACTIVE';
      return {
        webhook: isActive ? found : null,
        owner: isActive ? await deliveries.memberNow(found.ownerId) : null,
        waiting: isActive ? await deliveries.waiting(webhookId, LOOKED_AT) : [],
      };
    });
    if (!webhook) return null;
    if (!owner) return this.stop(webhook);
    if (webhook.restsUntil !== null && webhook.restsUntil > now) return waiting.length > 0 ? webhook.restsUntil : null;
    // A receiver that fails is asked with one delivery first.
    const free = sendable(waiting, now).slice(0, webhook.failingSince ? 1 : LOOKED_AT);
    if (free.length === 0) return nextAttempt(waiting);
    const seen = await this.ports.events.visible(
      owner,
      free.flatMap(({ eventId }) => eventId ?? []),
    );
    const [allowed, hidden] = [free.filter(isIn(seen)), free.filter((delivery) => !isIn(seen)(delivery))];
    const made = await this.attempts(webhook, allowed, end);
    await this.record(
      webhook,
      made,
      hidden.map(({ id }) => id),
    );
    return clock.now();
  }

  /** Attempts several at a time, until the turn ends or one gets no answer. The others go on waiting. */
  private async attempts(webhook: Webhook, deliveries: readonly WaitingDelivery[], end: number): Promise<Made[]> {
    const left = deliveries.values();
    const made: Made[] = [];
    const keys = this.keysOf(webhook);
    let goesOn = true;
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, deliveries.length) }, async () => {
        for (const { event, ...delivery } of left) {
          const attempt = await this.attempt(webhook, keys, { ...delivery, event });
          made.push({ delivery, attempt });
          goesOn &&= attempt.status !== null && this.now().getTime() < end;
          if (!goesOn) break;
        }
      }),
    );
    return made;
  }

  private async attempt(webhook: Webhook, keys: readonly string[], delivery: WaitingDelivery): Promise<Attempt> {
    if (keys.length === 0) return UNREADABLE;
    const { event, id, createdAt } = delivery;
    const message = event ? messageOf(event) : testMessage(id, webhook.id, createdAt);
    const body = JSON.stringify(message);
    const headers = signedHeaders(message.id, body, this.now(), (content) =>
      keys.map((key) => this.ports.secrets.sign(key, content)),
    );
    return this.ports.sender.post(webhook.url, { ...HEADERS, ...headers }, body);
  }

  private keysOf({ id, secrets }: Webhook): string[] {
    return validSecrets(secrets, this.now())
      .map(({ sealed }) => this.ports.secrets.open(sealed, id))
      .flatMap((secret) => (secret === null ? [] : keyOf(secret)));
  }

  private async record({ teamId, id }: Webhook, made: readonly Made[], hidden: readonly Uuid[]): Promise<void> {
    const now = this.now();
    await this.ports.work.perform(teamId, async ({ webhooks, deliveries, outbox }) => {
      await deliveries.settle(made.map(({ delivery, attempt }) => attempted(delivery, attempt, now)));
      await deliveries.remove(hidden);
      const webhook = await webhooks.find(id);
      if (webhook?.state !== 'ACTIVE') return;
      const after = afterAttempts(webhook, made, now);
      await webhooks.save(after);
      if (after.state !== 'DISABLED') return;
      await deliveries.giveUp(id);
      await outbox.announce(webhookDisabled(webhook));
    });
  }

  private async stop({ teamId, id }: Webhook): Promise<null> {
    await this.ports.work.perform(teamId, async ({ webhooks, deliveries }) => {
      const webhook = await webhooks.find(id);
      if (webhook) await webhooks.save(disabled(webhook, 'OWNER_LEFT'));
      await deliveries.giveUp(id);
    });
    return null;
  }

  private now(): Date {
    return this.ports.clock.now();
  }
}

const HEADERS = { 'content-type': 'application/json', 'user-agent': 'Evident-Webhooks/1' } as const;

const isIn =
  (seen: ReadonlySet<Uuid>) =>
  ({ eventId }: Delivery): boolean =>
    eventId === null || seen.has(eventId);

const UNREADABLE: Attempt = {
  durationMs: 0,
  status: null,
  answer: null,
  problem: 'The secret cannot be decrypted. Rotate it',
  retryAfter: null,
};
