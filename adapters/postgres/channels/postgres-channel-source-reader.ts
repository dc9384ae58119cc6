import type { ChannelSourceReader } from '@evident/application/channels/channel-sources';
import {
  type ChannelSourceView,
  type FetchedSource,
  type SourceConfiguration,
  type SourceState,
  settingsOf,
} from '@evident/domain/channels';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InferResult } from 'kysely';
import type { Order } from '../keyset.ts';
import { db } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { isInSight } from './postgres-data-point-reader.ts';

const NEWEST: Order = {
  columns: [
    { sql: 's.created_at', type: 'timestamptz' },
    { sql: 's.id', type: 'uuid' },
  ],
  descending: true,
};

const SOURCES = db
  .selectFrom('channel_source as s')
  .leftJoin('channel_import as i', 'i.id', 's.import_id')
  .leftJoin('member as b', 'b.id', 's.created_by')
  .select(['s.id', 's.channel_id as channelId', 's.source', 's.name', 's.account', 's.configuration', 's.problem'])
  .select(['s.state', 's.import_id as importId', 'i.state as run', 's.last_run_at', 's.next_run_at'])
  .select(['s.created_by', 'b.name as creator', 's.created_at']);

export class PostgresChannelSourceReader implements ChannelSourceReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, channelId: Uuid, page: PageRequest): Promise<Page<ChannelSourceView> | null> {
    return this.reads.as(actor, async (sight) => {
      if (!(await isInSight(sight, channelId))) return null;
      const of = SOURCES.where('s.channel_id', '=', channelId);
      return this.reads.page(actor, of, { order: NEWEST, page, itemOf: viewOf });
    });
  }
}

const viewOf = ({
  configuration,
  created_by,
  creator,
  created_at,
  last_run_at,
  next_run_at,
  run,
  source,
  state,
  ...row
}: InferResult<typeof SOURCES>[number]): ChannelSourceView => ({
  ...row,
  source: source as FetchedSource,
  state: state as SourceState,
  configuration: settingsOf(configuration as unknown as SourceConfiguration),
  running: run === 'waiting' || run === 'running',
  lastRunAt: last_run_at?.toISOString() ?? null,
  nextRunAt: next_run_at?.toISOString() ?? null,
  createdBy: { id: created_by, name: creator ?? '' },
  createdAt: created_at.toISOString(),
});
