import { GuardedHttp } from '@evident/adapters/outbound/guarded-http';
import { AesVault } from '@evident/adapters/crypto/aes-vault';
import { createHash } from 'node:crypto';
import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresIntegrationDirectory } from '@evident/adapters/postgres/integrations/postgres-integration-directory';
import { Connecting } from '@evident/application/integrations/connecting';
import { PostgresWritableProjects } from '@evident/adapters/postgres/integrations/postgres-writable-projects';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresCardReader } from '@evident/adapters/postgres/references/postgres-card-reader';
import type { Addresses, Vault } from '@evident/application/identity/ports';
import { IdentifyAccount, IdentifyAccountHandler } from '@evident/application/integrations/identify-account';
import {
  ListConnectedIntegrations,
  ListConnectedIntegrationsHandler,
} from '@evident/application/integrations/list-connected-integrations';
import {
  EndConnection,
  EndConnectionHandler,
  EndOwnConnection,
  EndOwnConnectionHandler,
  FinishConnection,
  FinishConnectionHandler,
  MakeOwnConnection,
  MakeOwnConnectionHandler,
  StartConnection,
  StartConnectionHandler,
  StartOwnConnection,
  StartOwnConnectionHandler,
} from '@evident/application/integrations/connections';
import { ShowTitles, ShowTitlesHandler } from '@evident/application/integrations/show-titles';
import { slackConnection } from '@evident/application/integrations/slack-connection';
import { WhenMemberLeft } from '@evident/application/integrations/when-member-left';
import type { Providers } from '@evident/application/integrations/provider';
import { ReceiveCode, ReceiveCodeHandler } from '@evident/application/integrations/receive-code';
import { ConnectedChat } from '@evident/application/integrations/connected-chat';
import {
  HandleIntegrationDelivery,
  HandleIntegrationDeliveryHandler,
  INTEGRATION_DELIVERIES,
  integrationDeliveryJob,
} from '@evident/application/integrations/handle-integration-delivery';
import {
  ListSlackChannels,
  ListSlackChannelsHandler,
  ListIntegrations,
  ListIntegrationsHandler,
  ListOwnIntegrations,
  ListOwnIntegrationsHandler,
} from '@evident/application/integrations/queries';
import {
  ReceiveSlackDelivery,
  ReceiveSlackDeliveryHandler,
} from '@evident/application/integrations/receive-slack-delivery';
import {
  ReceiveSlackInteraction,
  ReceiveSlackInteractionHandler,
} from '@evident/application/integrations/receive-slack-interaction';
import type { Ids } from '@evident/application/kernel/ids';
import type { Clock } from '@evident/application/kernel/clock';
import type { Secrets } from '@evident/application/kernel/secrets';
import { Module } from '@nestjs/common';
import { ADDRESSES, SECRETS } from '../identity/identity.ports.ts';
import { asks } from '../kernel/consumes.ts';
import { enqueues } from '../kernel/enqueues.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, READS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { PURPOSES, secretsOf } from '../kernel/vault-secrets.ts';
import { provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import type { Settings } from '../kernel/settings.ts';
import {
  ACCOUNT_FINDERS,
  CARD_READER,
  CHAT,
  CONNECTING,
  INTEGRATION_DIRECTORY,
  PROVIDERS,
  PUBLIC_PREVIEWS,
  SAVING,
  SLACK_CONNECTION,
  TOKENS,
  TOKEN_VAULT,
  UNFURLING,
  WRITABLE_PROJECTS,
} from './integrations.ports.ts';
import { PublicPagePreviews } from './public-page-previews.ts';
import { INTEGRATION_OPERATIONS } from './integrations.operations.ts';
import { OWN_INTEGRATION_OPERATIONS } from './own-integrations.operations.ts';
import { GlobalController } from './global.controller.ts';
import { accountFinders, openRoutes } from './open-routes.ts';
import { PROVIDER_ROUTES } from './provider-routes.ts';
import { ReturnController } from './return.controller.ts';
import { SlackRequests } from './slack-requests.ts';
import { SlackWebhookController } from './slack-webhook.controller.ts';

/** The adapters that are not configured are not loaded. */
async function openProviders({ slack }: Settings): Promise<Providers> {
  if (!slack) return {};
  const { SlackClient } = await import('@evident/adapters/integrations/slack/slack-client');
  const outbound = new GuardedHttp(slack.url ? { internalUrls: [slack.url] } : {});
  return { Slack: new SlackClient(slack, (method, address, request) => outbound.send(method, address, request)) };
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

@Module({
  controllers: [
    controllerFor('Integrations', INTEGRATION_OPERATIONS),
    controllerFor('Integrations', OWN_INTEGRATION_OPERATIONS),
    ReturnController,
    SlackWebhookController,
    GlobalController,
  ],
  providers: [
    SlackRequests,
    { provide: PROVIDER_ROUTES.token, useFactory: openRoutes, inject: [PROVIDERS.token, SlackRequests] },
    provide(ACCOUNT_FINDERS, accountFinders, [PROVIDERS, INTEGRATION_DIRECTORY]),
    provide(PROVIDERS, openProviders, [SETTINGS]),
    provide(
      TOKEN_VAULT,
      (settings: Settings, random: Secrets) => new AesVault(secretsOf(settings, random), PURPOSES.services),
      [SETTINGS, SECRETS],
    ),
    provide(
      CONNECTING,
      (providers: Providers, secrets: Secrets, vault: Vault, addresses: Addresses, work, ids: Ids, clock: Clock) =>
        new Connecting({ providers, secrets, vault, addresses, challengeOf, work, ids, clock }),
      [PROVIDERS, SECRETS, TOKEN_VAULT, ADDRESSES, WORK, IDS, CLOCK],
    ),
    provide(TOKENS, (work, vault: Vault, clock: Clock) => ({ work, vault, clock }), [WORK, TOKEN_VAULT, CLOCK]),
    provide(INTEGRATION_DIRECTORY, (source: DataSource) => new PostgresIntegrationDirectory(source), [DATA_SOURCE]),
    provide(CARD_READER, (reads: PostgresReads) => new PostgresCardReader(reads), [READS]),
    { provide: PUBLIC_PREVIEWS.token, useClass: PublicPagePreviews },
    provide(WRITABLE_PROJECTS, (reads: PostgresReads) => new PostgresWritableProjects(reads), [READS]),
    provide(
      UNFURLING,
      (tokens, directory, cards, previews, addresses: Addresses) => ({ tokens, directory, cards, previews, addresses }),
      [TOKENS, INTEGRATION_DIRECTORY, CARD_READER, PUBLIC_PREVIEWS, ADDRESSES],
    ),
    provide(
      SAVING,
      (tokens, work, addresses: Addresses, ids: Ids, clock: Clock) => ({ tokens, work, addresses, ids, clock }),
      [TOKENS, WORK, ADDRESSES, IDS, CLOCK],
    ),
    provide(SLACK_CONNECTION, slackConnection, [PROVIDERS, TOKENS]),
    provide(CHAT, (providers, tokens) => new ConnectedChat(providers, tokens), [PROVIDERS, TOKENS]),
    handle(IdentifyAccount, IdentifyAccountHandler, [ACCOUNT_FINDERS]),
    handle(ListConnectedIntegrations, ListConnectedIntegrationsHandler, [WORK]),
    handle(ListIntegrations, ListIntegrationsHandler, [PROVIDERS, WORK]),
    handle(ListOwnIntegrations, ListOwnIntegrationsHandler, [PROVIDERS, WORK]),
    handle(StartConnection, StartConnectionHandler, [CONNECTING]),
    handle(ReceiveCode, ReceiveCodeHandler, [INTEGRATION_DIRECTORY, WORK, SECRETS, TOKEN_VAULT, ADDRESSES]),
    handle(FinishConnection, FinishConnectionHandler, [CONNECTING]),
    handle(EndConnection, EndConnectionHandler, [CONNECTING]),
    handle(StartOwnConnection, StartOwnConnectionHandler, [CONNECTING]),
    handle(MakeOwnConnection, MakeOwnConnectionHandler, [CONNECTING]),
    handle(EndOwnConnection, EndOwnConnectionHandler, [CONNECTING]),
    handle(ShowTitles, ShowTitlesHandler, [WORK]),
    react(WhenMemberLeft, [CONNECTING]),
    handle(ListSlackChannels, ListSlackChannelsHandler, [PROVIDERS, TOKENS]),
    handle(ReceiveSlackDelivery, ReceiveSlackDeliveryHandler, [PROVIDERS, INTEGRATION_DIRECTORY, WORK, CLOCK]),
    handle(HandleIntegrationDelivery, HandleIntegrationDeliveryHandler, [PROVIDERS, TOKENS, WORK, UNFURLING, SAVING]),
    handle(ReceiveSlackInteraction, ReceiveSlackInteractionHandler, [
      PROVIDERS,
      INTEGRATION_DIRECTORY,
      TOKENS,
      WORK,
      WRITABLE_PROJECTS,
      ADDRESSES,
    ]),
    enqueues('integration:received', INTEGRATION_DELIVERIES, integrationDeliveryJob),
    asks(
      INTEGRATION_DELIVERIES,
      ({ payload: { teamId, deliveryId } }) => new HandleIntegrationDelivery(teamId, deliveryId),
    ),
  ],
  exports: [CHAT.token, SLACK_CONNECTION.token, SlackRequests],
})
export class IntegrationsModule {}
