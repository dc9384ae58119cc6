import { openFeedbackSources } from '@evident/adapters/feedback-sources/open-feedback-sources';
import { GuardedHttp } from '@evident/adapters/outbound/guarded-http';
import { AesVault } from '@evident/adapters/crypto/aes-vault';
import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresChannelSourceReader } from '@evident/adapters/postgres/channels/postgres-channel-source-reader';
import { dueIn } from '@evident/adapters/postgres/postgres-due';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import * as sources from '@evident/application/channels/channel-sources';
import { CheckSourceAccount, CheckSourceAccountHandler } from '@evident/application/channels/check-source-account';
import { CreateChannelSource, CreateChannelSourceHandler } from '@evident/application/channels/create-channel-source';
import { DeleteChannelSource, DeleteChannelSourceHandler } from '@evident/application/channels/delete-channel-source';
import { ListSourceChoices, ListSourceChoicesHandler } from '@evident/application/channels/list-source-choices';
import {
  PreviewChannelSource,
  PreviewChannelSourceHandler,
} from '@evident/application/channels/preview-channel-source';
import { RetryImportFailure, RetryImportFailureHandler } from '@evident/application/channels/retry-import-failure';
import { RunChannelSource, RunChannelSourceHandler } from '@evident/application/channels/run-channel-source';
import { SourceAccounts } from '@evident/application/channels/source-accounts';
import {
  DUE_SOURCES,
  DUE_SOURCES_CRON,
  StartDueSources,
  StartDueSourcesHandler,
} from '@evident/application/channels/start-due-sources';
import { UpdateChannelSource, UpdateChannelSourceHandler } from '@evident/application/channels/update-channel-source';
import type { Vault } from '@evident/application/identity/ports';
import type { FeedbackSources } from '@evident/application/channels/feedback-source';
import type { Clock } from '@evident/application/kernel/clock';
import type { Due } from '@evident/application/kernel/start-due';
import { Module } from '@nestjs/common';
import { SECRETS } from '../identity/identity.ports.ts';
import { IntegrationsModule } from '../integrations/integrations.module.ts';
import { SLACK_CONNECTION } from '../integrations/integrations.ports.ts';
import { repeats } from '../kernel/consumes.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, READS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';
import { PURPOSES, secretsOf } from '../kernel/vault-secrets.ts';
import { CHANNEL_SOURCES_OPERATIONS } from './channel-sources.operations.ts';
import { FEEDBACK_SOURCES } from './feedback-sources.ts';

const SOURCES = port<sources.ChannelSourceReader>('ChannelSourceReader');
const VAULT = port<Vault>('SourceVault');
const DUE = port<Due>('DueSources');
export const SOURCE_ACCOUNTS = port<SourceAccounts>('SourceAccounts');

function openSources({ feedbackSourcesUrl: url }: Settings, clock: Clock): FeedbackSources {
  const outbound = new GuardedHttp(url ? { internalUrls: [url] } : {});
  return openFeedbackSources({
    send: (method, address, request) => outbound.send(method, address, request),
    now: () => clock.now(),
    ...(url && { standInUrl: url }),
  });
}

@Module({
  imports: [IntegrationsModule],
  controllers: [controllerFor('Channels', CHANNEL_SOURCES_OPERATIONS)],
  providers: [
    provide(FEEDBACK_SOURCES, openSources, [SETTINGS, CLOCK]),
    provide(SOURCES, (reads: PostgresReads) => new PostgresChannelSourceReader(reads), [READS]),
    provide(VAULT, (settings, random) => new AesVault(secretsOf(settings, random), PURPOSES.sources), [
      SETTINGS,
      SECRETS,
    ]),
    provide(SOURCE_ACCOUNTS, (services, vault, slack, clock) => new SourceAccounts(services, vault, slack, clock), [
      FEEDBACK_SOURCES,
      VAULT,
      SLACK_CONNECTION,
      CLOCK,
    ]),
    provide(DUE, (source: DataSource) => dueIn(source, 'dueSources'), [DATA_SOURCE]),
    repeats(DUE_SOURCES, DUE_SOURCES_CRON, () => new StartDueSources()),
    handle(StartDueSources, StartDueSourcesHandler, [DUE, WORK, IDS, CLOCK]),
    handle(sources.ListChannelSources, sources.ListChannelSourcesHandler, [SOURCES]),
    handle(CheckSourceAccount, CheckSourceAccountHandler, [WORK, SOURCE_ACCOUNTS]),
    handle(ListSourceChoices, ListSourceChoicesHandler, [WORK, SOURCE_ACCOUNTS]),
    handle(PreviewChannelSource, PreviewChannelSourceHandler, [WORK, SOURCE_ACCOUNTS, IDS, CLOCK]),
    handle(CreateChannelSource, CreateChannelSourceHandler, [WORK, SOURCE_ACCOUNTS, IDS, CLOCK]),
    handle(UpdateChannelSource, UpdateChannelSourceHandler, [WORK, SOURCE_ACCOUNTS, IDS, CLOCK]),
    handle(RunChannelSource, RunChannelSourceHandler, [WORK, IDS, CLOCK]),
    handle(DeleteChannelSource, DeleteChannelSourceHandler, [WORK, CLOCK]),
    handle(RetryImportFailure, RetryImportFailureHandler, [WORK, SOURCE_ACCOUNTS, IDS, CLOCK]),
  ],
  exports: [SOURCE_ACCOUNTS.token],
})
export class ChannelSourcesModule {}
