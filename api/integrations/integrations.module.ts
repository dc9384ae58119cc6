import { createHash } from 'node:crypto';
import type { DataSource } from '@evident/adapters/postgres/connection';
import { AesVault } from '@evident/adapters/crypto/aes-vault';
import { PostgresIntegrationDirectory } from '@evident/adapters/postgres/integrations/postgres-integration-directory';
import type { Addresses, Vault } from '@evident/application/identity/ports';
import {
  EndConnection,
  EndConnectionHandler,
  FinishConnection,
  FinishConnectionHandler,
  StartConnection,
  StartConnectionHandler,
} from '@evident/application/integrations/connections';
import { IdentifyAccount, IdentifyAccountHandler } from '@evident/application/integrations/identify-account';
import {
  ListConnectedIntegrations,
  ListConnectedIntegrationsHandler,
} from '@evident/application/integrations/list-connected-integrations';
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
  ListChannels,
  ListChannelsHandler,
  ListIntegrations,
  ListIntegrationsHandler,
} from '@evident/application/integrations/queries';
import {
  ReceiveSlackDelivery,
  ReceiveSlackDeliveryHandler,
} from '@evident/application/integrations/receive-slack-delivery';
import type { Clock } from '@evident/application/kernel/clock';
import type { Secrets } from '@evident/application/kernel/secrets';
import { Module } from '@nestjs/common';
import { ADDRESSES, SECRETS } from '../identity/identity.ports.ts';
import { asks } from '../kernel/consumes.ts';
import { enqueues } from '../kernel/enqueues.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';
import {
  ACCOUNT_FINDERS,
  CHAT,
  CONNECTING,
  INTEGRATION_DIRECTORY,
  PROVIDERS,
  TOKENS,
  TOKEN_VAULT,
} from './integrations.ports.ts';
import { INTEGRATION_OPERATIONS } from './integrations.operations.ts';
import { GlobalController } from './global.controller.ts';
import { accountFinders, openRoutes } from './open-routes.ts';
import { PROVIDER_ROUTES } from './provider-routes.ts';
import { ReturnController } from './return.controller.ts';
import { SlackRequests } from './slack-requests.ts';
import { SlackWebhookController } from './slack-webhook.controller.ts';

/** The adapters that are not configured are not loaded. */
async function openProviders({ slack }: Settings): Promise<Providers> {
  if (!slack) return {};
  const { GuardedHttp } = await import('@evident/adapters/outbound/guarded-http');
  const { SlackClient } = await import('@evident/adapters/integrations/slack/slack-client');
  const outbound = new GuardedHttp(slack.url ? { internalUrls: [slack.url] } : {});
  return { Slack: new SlackClient(slack, (method, address, request) => outbound.send(method, address, request)) };
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
const FALLBACK_SECRET_BYTES = 32;

@Module({
  controllers: [
    controllerFor('Integrations', INTEGRATION_OPERATIONS),
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
      ({ secret }: Settings, secrets: Secrets) =>
        new AesVault(secret ?? secrets.token(FALLBACK_SECRET_BYTES), 'tokens of services'),
      [SETTINGS, SECRETS],
    ),
    provide(
      CONNECTING,
      (providers: Providers, secrets: Secrets, vault: Vault, addresses: Addresses) => ({
        providers,
        secrets,
        vault,
        addresses,
        challengeOf,
      }),
      [PROVIDERS, SECRETS, TOKEN_VAULT, ADDRESSES],
    ),
    provide(TOKENS, (work, vault: Vault, clock: Clock) => ({ work, vault, clock }), [WORK, TOKEN_VAULT, CLOCK]),
    provide(INTEGRATION_DIRECTORY, (source: DataSource) => new PostgresIntegrationDirectory(source), [DATA_SOURCE]),
    provide(CHAT, (providers, tokens) => new ConnectedChat(providers, tokens), [PROVIDERS, TOKENS]),
    handle(IdentifyAccount, IdentifyAccountHandler, [ACCOUNT_FINDERS]),
    handle(ListConnectedIntegrations, ListConnectedIntegrationsHandler, [WORK]),
    handle(ListIntegrations, ListIntegrationsHandler, [PROVIDERS, WORK]),
    handle(StartConnection, StartConnectionHandler, [CONNECTING, WORK, IDS, CLOCK]),
    handle(ReceiveCode, ReceiveCodeHandler, [INTEGRATION_DIRECTORY, WORK, SECRETS, TOKEN_VAULT, ADDRESSES]),
    handle(FinishConnection, FinishConnectionHandler, [CONNECTING, WORK, IDS, CLOCK]),
    handle(EndConnection, EndConnectionHandler, [CONNECTING, WORK]),
    handle(ListChannels, ListChannelsHandler, [PROVIDERS, TOKENS]),
    handle(ReceiveSlackDelivery, ReceiveSlackDeliveryHandler, [PROVIDERS, INTEGRATION_DIRECTORY, WORK, CLOCK]),
    handle(HandleIntegrationDelivery, HandleIntegrationDeliveryHandler, [PROVIDERS, TOKENS, WORK]),
    enqueues('integration:received', INTEGRATION_DELIVERIES, integrationDeliveryJob),
    asks(
      INTEGRATION_DELIVERIES,
      ({ payload: { teamId, deliveryId } }) => new HandleIntegrationDelivery(teamId, deliveryId),
    ),
  ],
  exports: [CHAT.token, SlackRequests],
})
export class IntegrationsModule {}
