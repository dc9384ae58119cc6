import { type Page, type PageRequest, type Uuid, notFound, refuse, refuseOneMore } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type CreatedWebhook,
  type NewWebhook,
  type RotatedSecret,
  ROTATION_HOURS,
  SECRET_BYTES,
  WEBHOOK_LIMIT,
  type Webhook,
  type WebhookUpdate,
  type WebhookView,
  activated,
  paused,
  receiverUrl,
  rotated,
  secretOf,
  withLists,
} from '@evident/domain/webhooks';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { newRow } from '../saved-things/index.ts';
import { webhookChanged } from './events.ts';
import type { WebhookReader, WebhookSecrets, WebhookStore } from './ports.ts';

export interface WebhookStores {
  webhooks: WebhookStore;
  audit: AuditLog;
  outbox: Outbox;
}
type Work = UnitOfWork<WebhookStores>;

/** Hosts that webhooks may reach in internal networks and without https, because the operator configured them. */
export type InternalHosts = ReadonlySet<string>;

/**
 * A webhook to change. Admins see all of them, but only the owner changes more than whether it is active.
 *
 * @throws Refusal `NotFound`, `Forbidden`
 */
export async function webhookOf(
  { webhooks }: Pick<WebhookStores, 'webhooks'>,
  { userId, workspaceAdmin }: Actor,
  webhookId: Uuid,
  { admins = false } = {},
): Promise<Webhook> {
  const webhook = (await webhooks.find(webhookId)) ?? notFound('Webhook');
  if (webhook.ownerId === userId || (admins && workspaceAdmin)) return webhook;
  if (!workspaceAdmin) notFound('Webhook');
  return refuse('Forbidden', 'Only its owner can change this webhook', 'Pause or delete it instead.');
}

/** @throws Refusal `InvalidOperation` unless it is active */
export function refuseInactive({ state }: Webhook): void {
  if (state !== 'ACTIVE') refuse('InvalidOperation', 'The webhook is not active', 'Activate it first.');
}

const recordIn = ({ audit }: WebhookStores, { userId }: Actor, action: string, { id, url }: Webhook) =>
  audit.record({ actorId: userId, action, objectType: 'webhook', objectId: id, detail: { url } });

export class ListWebhooks extends queryWith({ scope: 'read', access: 'visible' })<
  { page: PageRequest },
  Page<WebhookView>
> {}
export const ListWebhooksHandler = answeredBy(({ actor, page }: ListWebhooks, reader: WebhookReader) =>
  reader.list(actor, page),
);

export class GetWebhook extends queryWith({ scope: 'read', access: 'own' })<{ webhookId: Uuid }, WebhookView> {}
export const GetWebhookHandler = answeredBy(({ actor, webhookId }: GetWebhook, reader: WebhookReader) =>
  found(reader.webhook(actor, webhookId), 'Webhook not found'),
);

/** Creates a webhook of the actor. Returns its id and, this once, its secret. */
export class CreateWebhook extends commandWith({ scope: 'write', feature: 'publicApi' })<
  { wanted: NewWebhook },
  CreatedWebhook
> {}
export const CreateWebhookHandler = answeredBy(
  async (
    { actor, wanted: { url, events, description = '' } }: CreateWebhook,
    work: Work,
    random: Secrets,
    secrets: WebhookSecrets,
    internal: InternalHosts,
    ids: Ids,
    clock: Clock,
  ) => {
    const secret = secretOf(random.token(SECRET_BYTES));
    const row = newRow({ ids, clock }, actor);
    const webhook: Webhook = {
      ...row,
      ownerId: actor.userId,
      url: receiverUrl(url, internal),
      description: description.trim(),
      events: withLists(events),
      state: 'ACTIVE',
      disabledReason: null,
      secrets: [{ sealed: secrets.seal(secret, row.id), until: null }],
      failingSince: null,
      restsUntil: null,
    };
    await work.perform(actor.teamId, async (stores) => {
      refuseOneMore(await stores.webhooks.count({ ownerId: actor.userId }), WEBHOOK_LIMIT);
      await stores.webhooks.save(webhook);
      await recordIn(stores, actor, 'webhook:created', webhook);
      await stores.outbox.announce(webhookChanged(webhook, actor.userId));
    });
    return { id: webhook.id, secret };
  },
);

/** Changes a webhook of the actor. Admins can pause those of others. */
export class UpdateWebhook extends commandWith({ scope: 'write', access: 'own' })<{
  webhookId: Uuid;
  update: WebhookUpdate;
  expected: number | null;
}> {}
export const UpdateWebhookHandler = answeredBy(
  async (
    { actor, webhookId, update: { url, events, description, active }, expected }: UpdateWebhook,
    work: Work,
    internal: InternalHosts,
    clock: Clock,
  ) => {
    const wording = {
      ...(url === undefined ? {} : { url: receiverUrl(url, internal) }),
      ...(events === undefined ? {} : { events: withLists(events) }),
      ...(description === undefined ? {} : { description: description.trim() }),
    };
    const pausesOnly = active === false && Object.keys(wording).length === 0;
    await work.perform(actor.teamId, async (stores) => {
      const webhook = await webhookOf(stores, actor, webhookId, { admins: pausesOnly });
      refuseOverwriting(webhook, expected);
      const changed = { ...webhook, ...wording, updatedAt: clock.now() };
      const after = active === undefined ? changed : active ? activated(changed) : paused(changed);
      await stores.webhooks.save(after);
      if (url !== undefined) await recordIn(stores, actor, 'webhook:changed', after);
      await stores.outbox.announce(webhookChanged(after, actor.userId));
    });
  },
);

/** Deletes a webhook with its deliveries. */
export class DeleteWebhook extends commandWith({ scope: 'write', access: 'own' })<{ webhookId: Uuid }> {}
export const DeleteWebhookHandler = answeredBy(async ({ actor, webhookId }: DeleteWebhook, work: Work) =>
  work.perform(actor.teamId, async (stores) => {
    const webhook = await webhookOf(stores, actor, webhookId, { admins: true });
    await stores.webhooks.remove(webhookId);
    await recordIn(stores, actor, 'webhook:deleted', webhook);
    await stores.outbox.announce(webhookChanged(webhook, actor.userId));
  }),
);

/** Replaces the secret. The one before stays valid for a day, so that the receiver can change over. */
export class RotateWebhookSecret extends commandWith({ scope: 'write', access: 'own' })<
  { webhookId: Uuid },
  RotatedSecret
> {}
export const RotateWebhookSecretHandler = answeredBy(
  async (
    { actor, webhookId }: RotateWebhookSecret,
    work: Work,
    random: Secrets,
    secrets: WebhookSecrets,
    clock: Clock,
  ) => {
    const secret = secretOf(random.token(SECRET_BYTES));
    const now = clock.now();
    await work.perform(actor.teamId, async (stores) => {
      const webhook = await webhookOf(stores, actor, webhookId);
      const next = rotated(webhook.secrets, secrets.seal(secret, webhookId), now);
      await stores.webhooks.save({ ...webhook, secrets: next, updatedAt: now });
      await recordIn(stores, actor, 'webhook:secret-rotated', webhook);
      await stores.outbox.announce(webhookChanged(webhook, actor.userId));
    });
    return { secret, formerValidUntil: new Date(now.getTime() + ROTATION_HOURS * 3_600_000).toISOString() };
  },
);
