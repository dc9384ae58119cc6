import type { ChannelImportReader, FailedItem } from '@evident/application/channels/channel-imports';
import {
  type ChannelImportView,
  type ImportSource,
  type ImportState,
  type TableConfiguration,
  isReady,
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
    { sql: 'i.created_at', type: 'timestamptz' },
    { sql: 'i.id', type: 'uuid' },
  ],
  descending: true,
};

/** Failures that are shown of one import. */
const FAILURES_SHOWN = 20;

const IMPORTS = db
  .selectFrom('channel_import as i')
  .leftJoin('member as b', 'b.id', 'i.created_by')
  .select([
    'i.id',
    'i.channel_id as channelId',
    'i.source',
    'i.source_id as sourceId',
    'i.name',
    'i.state',
    'i.configuration',
    'i.total',
    'i.read',
  ])
  .select(['i.created', 'i.updated', 'i.unchanged', 'i.folded', 'i.removed', 'i.skipped', 'i.failed', 'i.problem'])
  .select(['i.created_by', 'b.name as creator', 'i.created_at', 'i.ended_at', 'i.waits_until']);

const failuresOf = (importId: Uuid) =>
  db
    .selectFrom('channel_import_failure as f')
    .innerJoin('channel_import as i', 'i.id', 'f.import_id')
    .select(['f.external_id as externalId', 'f.message as humanMessageText', 'f.code as errorCode'])
    .where('f.import_id', '=', importId)
    .orderBy('f.number')
    .limit(FAILURES_SHOWN);

export class PostgresChannelImportReader implements ChannelImportReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, channelId: Uuid, page: PageRequest): Promise<Page<ChannelImportView> | null> {
    return this.reads.as(actor, async (sight) => {
      if (!(await isInSight(sight, channelId))) return null;
      const of = IMPORTS.where('i.channel_id', '=', channelId);
      return this.reads.page(actor, of, { order: NEWEST, page, itemOf: (row) => viewOf(row, []) });
    });
  }

  async import(actor: Actor, channelId: Uuid | null, importId: Uuid): Promise<ChannelImportView | null> {
    const one = IMPORTS.where('i.id', '=', importId);
    return this.reads.as(actor, async (sight) => {
      const [row] = await sight.rows(channelId === null ? one : one.where('i.channel_id', '=', channelId));
      return row ? viewOf(row, await sight.rows(failuresOf(importId))) : null;
    });
  }
}

const viewOf = (
  {
    configuration,
    failed: numFailed,
    created_by,
    creator,
    created_at,
    ended_at,
    waits_until,
    source,
    state,
    ...row
  }: InferResult<typeof IMPORTS>[number],
  failures: FailedItem[],
): ChannelImportView => ({
  ...row,
  source: source as ImportSource,
  state: state as ImportState,
  ready: isReady({ source: source as ImportSource, configuration: configuration as TableConfiguration | null }),
  numFailed,
  failures,
  createdBy: { id: created_by, name: creator ?? '' },
  createdAt: created_at.toISOString(),
  endedAt: ended_at?.toISOString() ?? null,
  waitsUntil: waits_until?.toISOString() ?? null,
});
