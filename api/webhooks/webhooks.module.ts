import { NodeWebhookSecrets } from '@evident/adapters/crypto/webhook-secrets';
import { GuardedHttp } from '@evident/adapters/outbound/guarded-http';
import { GuardedWebhookSender } from '@evident/adapters/outbound/webhook-sender';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import type { DataSource } from '@evident/adapters/postgres/connection';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresEventReader } from '@evident/adapters/postgres/webhooks/postgres-event-reader';
import { PostgresWebhookDirectory } from '@evident/adapters/postgres/webhooks/postgres-webhook-directory';
import { PostgresWebhookReader } from '@evident/adapters/postgres/webhooks/postgres-webhook-reader';
import type { Clock } from '@evident/application/kernel/clock';
import type { Secrets } from '@evident/application/kernel/secrets';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import * as forgetting from '@evident/application/webhooks/forget-old-events';
import { ListEvents, ListEventsHandler } from '@evident/application/webhooks/list-events';
import { ListEventTypes, ListEventTypesHandler } from '@evident/application/webhooks/list-event-types';
import {
  ListWebhookDeliveries,
  ListWebhookDeliveriesHandler,
} from '@evident/application/webhooks/list-webhook-deliveries';
import type {
  EventReader,
  WebhookDirectory,
  WebhookReader,
  WebhookSecrets,
  WebhookSender,
} from '@evident/application/webhooks/ports';
import { RecordEvents, RecordEventsHandler } from '@evident/application/webhooks/record-events';
import {
  SendWaitingDeliveries,
  SendWaitingDeliveriesHandler,
} from '@evident/application/webhooks/send-waiting-deliveries';
import * as resending from '@evident/application/webhooks/resend-webhook-delivery';
import * as testing from '@evident/application/webhooks/test-webhook';
import * as waking from '@evident/application/webhooks/wake-due-webhooks';
import { WebhookCaller } from '@evident/application/webhooks/webhook-caller';
import { RECEIVERS_AT_ONCE, WEBHOOKS } from '@evident/application/webhooks/webhook-job';
import * as webhooks from '@evident/application/webhooks/webhooks';
import { WhenWebhookDisabled } from '@evident/application/webhooks/when-webhook-disabled';
import { Module } from '@nestjs/common';
import { ADDRESSES, SECRETS } from '../identity/identity.ports.ts';
import { consumesUnseen, repeats } from '../kernel/consumes.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, READS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { PURPOSES, secretsOf } from '../kernel/vault-secrets.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import type { Settings } from '../kernel/settings.ts';
import { JOBS } from '../services/services.module.ts';
import { WEBHOOK_OPERATIONS } from './webhooks.operations.ts';

const READER = port<WebhookReader>('WebhookReader');
const EVENTS = port<EventReader>('EventReader');
const DIRECTORY = port<WebhookDirectory>('WebhookDirectory');
const INTERNAL_HOSTS = port<webhooks.InternalHosts>('InternalHosts');
const SENDER = port<WebhookSender>('WebhookSender');
const WEBHOOK_SECRETS = port<WebhookSecrets>('WebhookSecrets');
const CALLER = port<WebhookCaller>('WebhookCaller');

const CHANGING = [WORK, SECRETS, WEBHOOK_SECRETS] as const;

@Module({
  controllers: [controllerFor('Webhooks', WEBHOOK_OPERATIONS)],
  providers: [
    provide(READER, (reads: PostgresReads) => new PostgresWebhookReader(reads), [READS]),
    provide(EVENTS, (reads: PostgresReads) => new PostgresEventReader(reads), [READS]),
    provide(DIRECTORY, (source: DataSource) => new PostgresWebhookDirectory(source), [DATA_SOURCE]),
    provide(INTERNAL_HOSTS, ({ webhookInternalHosts = [] }: Settings) => new Set(webhookInternalHosts), [SETTINGS]),
    provide(
      SENDER,
      (hosts: webhooks.InternalHosts) =>
        new GuardedWebhookSender(new GuardedHttp({ internalUrls: [...hosts].map((host) => `http://${host}`) })),
      [INTERNAL_HOSTS],
    ),
    provide(
      WEBHOOK_SECRETS,
      (settings: Settings, random: Secrets) => new NodeWebhookSecrets(secretsOf(settings, random), PURPOSES.webhooks),
      [SETTINGS, SECRETS],
    ),
    provide(
      CALLER,
      (work: UnitOfWork<Stores>, events: EventReader, sender: WebhookSender, secrets: WebhookSecrets, clock: Clock) =>
        new WebhookCaller({ work, events, sender, secrets, clock }),
      [WORK, EVENTS, SENDER, WEBHOOK_SECRETS, CLOCK],
    ),
    consumesUnseen(WEBHOOKS, CALLER, { atOnce: RECEIVERS_AT_ONCE }),
    repeats(waking.DUE_WEBHOOKS, waking.DUE_WEBHOOKS_CRON, () => new waking.WakeDueWebhooks(), { atStart: true }),
    repeats(forgetting.OLD_EVENTS, forgetting.OLD_EVENTS_CRON, () => new forgetting.ForgetOldEvents()),
    handle(RecordEvents, RecordEventsHandler, [WORK, JOBS]),
    handle(waking.WakeDueWebhooks, waking.WakeDueWebhooksHandler, [DIRECTORY, JOBS, CLOCK]),
    handle(forgetting.ForgetOldEvents, forgetting.ForgetOldEventsHandler, [DIRECTORY, CLOCK]),
    handle(webhooks.ListWebhooks, webhooks.ListWebhooksHandler, [READER]),
    handle(webhooks.GetWebhook, webhooks.GetWebhookHandler, [READER]),
    handle(webhooks.CreateWebhook, webhooks.CreateWebhookHandler, [...CHANGING, INTERNAL_HOSTS, IDS, CLOCK]),
    handle(webhooks.UpdateWebhook, webhooks.UpdateWebhookHandler, [WORK, INTERNAL_HOSTS, CLOCK]),
    handle(webhooks.DeleteWebhook, webhooks.DeleteWebhookHandler, [WORK]),
    handle(webhooks.RotateWebhookSecret, webhooks.RotateWebhookSecretHandler, [...CHANGING, CLOCK]),
    handle(ListWebhookDeliveries, ListWebhookDeliveriesHandler, [READER]),
    handle(testing.TestWebhook, testing.TestWebhookHandler, [WORK, JOBS, IDS, CLOCK]),
    handle(SendWaitingDeliveries, SendWaitingDeliveriesHandler, [WORK, JOBS, CLOCK]),
    handle(resending.ResendWebhookDelivery, resending.ResendWebhookDeliveryHandler, [WORK, JOBS, CLOCK]),
    handle(ListEvents, ListEventsHandler, [EVENTS]),
    handle(ListEventTypes, ListEventTypesHandler, []),
    react(WhenWebhookDisabled, [WORK, JOBS, ADDRESSES]),
  ],
})
export class WebhooksModule {}
