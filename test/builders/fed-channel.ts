import type { ChannelSourceUpdate, NewChannelSource } from '@evident/domain/channels';
import type { Continuation } from '@evident/application/jobs/worker';
import { CheckSourceAccount, CheckSourceAccountHandler } from '@evident/application/channels/check-source-account';
import { ChangeChannelImport, ChangeChannelImportHandler } from '@evident/application/channels/change-channel-import';
import { CreateChannelSource, CreateChannelSourceHandler } from '@evident/application/channels/create-channel-source';
import { DeleteChannelSource, DeleteChannelSourceHandler } from '@evident/application/channels/delete-channel-source';
import type { FeedbackSources } from '@evident/application/channels/feedback-source';
import { FetchBatches } from '@evident/application/channels/fetch-batches';
import type { TableBatches } from '@evident/application/channels/import-batches';
import { ChannelImportWorker } from '@evident/application/channels/import-worker';
import { ListSourceChoices, ListSourceChoicesHandler } from '@evident/application/channels/list-source-choices';
import {
  PreviewChannelSource,
  PreviewChannelSourceHandler,
} from '@evident/application/channels/preview-channel-source';
import { RetryImportFailure, RetryImportFailureHandler } from '@evident/application/channels/retry-import-failure';
import { RunChannelSource, RunChannelSourceHandler } from '@evident/application/channels/run-channel-source';
import { SourceAccounts } from '@evident/application/channels/source-accounts';
import { StartDueSourcesHandler } from '@evident/application/channels/start-due-sources';
import { UpdateChannelSource, UpdateChannelSourceHandler } from '@evident/application/channels/update-channel-source';
import type { SlackConnection } from '@evident/application/integrations/slack-connection';
import { refuse } from '@evident/domain/kernel';
import { AesVault } from '../../adapters/crypto/aes-vault.ts';
import { PostgresChannelImportReader } from '../../adapters/postgres/channels/postgres-channel-import-reader.ts';
import { PostgresChannelSourceReader } from '../../adapters/postgres/channels/postgres-channel-source-reader.ts';
import { dueIn } from '../../adapters/postgres/postgres-due.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { FakeFeedback } from '../support/fake-feedback.ts';
import type { Person } from '../support/known-people.ts';
import type { OpenStores } from '../support/open-stores.ts';

const START = new Date('2026-11-23T12:00:00Z');
/** Minutes after the start. */
export const later = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);
export const FRONT: NewChannelSource = {
  source: 'FRONT',
  credentials: { token: 'good' },
  configuration: { inboxes: [{ id: '1', name: 'Support' }] },
};

/** A member with a channel, a service in memory, and the parts that fetch from it, without jobs. */
export class FedChannel {
  now = START;
  /** Of the connection of the workspace with Slack; null without one. */
  slackToken: string | null = null;
  readonly service = new FakeFeedback();
  private readonly clock = { now: () => this.now };
  private readonly accounts;

  private constructor(
    private readonly world: OpenStores,
    readonly ada: Person,
    readonly channelId: string,
    services?: FeedbackSources,
  ) {
    const slack: SlackConnection = async (_, call) =>
      this.slackToken === null
        ? refuse('InvalidOperation', 'Slack is not connected', 'An admin connects it in the settings.')
        : call(this.slackToken);
    this.accounts = new SourceAccounts(
      services ?? this.service,
      new AesVault('a secret of tests', 'sources'),
      slack,
      this.clock,
    );
  }

  /** @param services in place of the one in memory */
  static async open(world: OpenStores, services?: FeedbackSources): Promise<FedChannel> {
    const ada = await world.people.member(await world.people.team(), 'MANAGER');
    return new FedChannel(world, ada, await channelOf(world, ada), services);
  }

  /** Moves the channel into a folder. */
  async moveInto(folderId: string): Promise<void> {
    await this.world.database.query('UPDATE channel SET folder_id = $2 WHERE id = $1', [this.channelId, folderId]);
  }

  /** Another channel of the same workspace, with a service of its own. */
  async sibling(): Promise<FedChannel> {
    return new FedChannel(this.world, this.ada, await channelOf(this.world, this.ada));
  }

  check(credentials: { token: string }, actor = this.ada, sourceId?: string) {
    const wanted = { source: 'FRONT', credentials, ...(sourceId !== undefined && { sourceId }) } as const;
    const { channelId } = this;
    return new CheckSourceAccountHandler(this.world.work, this.accounts).execute(
      new CheckSourceAccount({ actor, channelId, wanted }),
    );
  }

  choices(words: string) {
    const wanted = { source: 'FRONT', credentials: { token: 'good' }, picker: 'inboxes', words } as const;
    const { ada: actor, channelId } = this;
    return new ListSourceChoicesHandler(this.world.work, this.accounts).execute(
      new ListSourceChoices({ actor, channelId, wanted }),
    );
  }

  preview() {
    const { ada: actor, channelId } = this;
    return new PreviewChannelSourceHandler(this.world.work, this.accounts, uuidV7, this.clock).execute(
      new PreviewChannelSource({ actor, channelId, wanted: FRONT }),
    );
  }

  add(more: Partial<NewChannelSource> = {}, actor = this.ada): Promise<{ id: string; importId: string }> {
    const { channelId } = this;
    return new CreateChannelSourceHandler(this.world.work, this.accounts, uuidV7, this.clock).execute(
      new CreateChannelSource({ actor, channelId, wanted: { ...FRONT, ...more } }),
    );
  }

  update(sourceId: string, update: ChannelSourceUpdate, actor = this.ada): Promise<void> {
    const { channelId } = this;
    return new UpdateChannelSourceHandler(this.world.work, this.accounts, uuidV7, this.clock).execute(
      new UpdateChannelSource({ actor, channelId, sourceId, update }),
    );
  }

  runNow(sourceId: string, actor = this.ada): Promise<{ id: string }> {
    const { channelId } = this;
    return new RunChannelSourceHandler(this.world.work, uuidV7, this.clock).execute(
      new RunChannelSource({ actor, channelId, sourceId }),
    );
  }

  remove(sourceId: string, actor = this.ada): Promise<void> {
    const { channelId } = this;
    return new DeleteChannelSourceHandler(this.world.work, this.clock).execute(
      new DeleteChannelSource({ actor, channelId, sourceId }),
    );
  }

  retry(importId: string, externalId: string) {
    const { ada: actor, channelId } = this;
    return new RetryImportFailureHandler(this.world.work, this.accounts, uuidV7, this.clock).execute(
      new RetryImportFailure({ actor, channelId, importId, externalId }),
    );
  }

  changeRun(importId: string, state: 'running' | 'paused' | 'cancelled'): Promise<void> {
    const { ada: actor, channelId } = this;
    return new ChangeChannelImportHandler(this.world.work, this.clock).execute(
      new ChangeChannelImport({ actor, channelId, importId, change: { state } }),
    );
  }

  startDue(): Promise<void> {
    const due = dueIn(this.world.source, 'dueSources');
    return new StartDueSourcesHandler(due, this.world.work, uuidV7, this.clock).execute();
  }

  get worker(): ChannelImportWorker {
    const tables = {} as TableBatches;
    return new ChannelImportWorker(
      this.world.work,
      tables,
      new FetchBatches(this.accounts, uuidV7, this.clock),
      this.clock,
    );
  }

  /** Carries out a run, as its job does. */
  work(importId: string, stopping = () => false): Promise<Continuation | void> {
    return this.worker.run({ payload: { teamId: this.ada.teamId, importId }, stopping, last: false });
  }

  async run(importId: string) {
    const reader = new PostgresChannelImportReader(this.world.reads);
    return (await reader.import(this.ada, this.channelId, importId))!;
  }

  async source() {
    const reader = new PostgresChannelSourceReader(this.world.reads);
    return (await reader.list(this.ada, this.channelId, { limit: 10, cursor: null }))!.items[0]!;
  }

  /** Words of the data points by their external ids. */
  async words(): Promise<Record<string, string>> {
    const rows = await this.world.database.query<{ id: string; text: string }>(
      'SELECT external_id AS id, text FROM data_point WHERE channel_id = $1 ORDER BY 1',
      [this.channelId],
    );
    return Object.fromEntries(rows.map(({ id, text }) => [id, text]));
  }
}

async function channelOf(world: OpenStores, { teamId, userId }: Person): Promise<string> {
  const id = uuidV7.newId();
  await world.database.query(
    `INSERT INTO channel (id, team_id, title, description, created_by, created_at, updated_at) VALUES ($1, $2, 'Support', '', $3, now(), now())`,
    [id, teamId, userId],
  );
  return id;
}
