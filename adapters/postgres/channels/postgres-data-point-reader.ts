import type { DataPointList, DataPointReader } from '@evident/application/channels/data-points';
import {
  type DataPointDetail,
  type DataPointView,
  type ImportSource,
  type Participant,
  authorName,
} from '@evident/domain/channels';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InferResult } from 'kysely';
import { havingWords } from '../having-words.ts';
import type { Order } from '../keyset.ts';
import { db } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';

const NEWEST: Order = {
  columns: [
    { sql: 'd.said_at', type: 'timestamptz' },
    { sql: 'd.id', type: 'uuid' },
  ],
  descending: true,
};

const DATA_POINTS = db
  .selectFrom('data_point as d')
  .select(['d.id', 'd.channel_id as channelId', 'd.source', 'd.external_id as externalId'])
  .select(['d.external_url as externalUrl', 'd.said_at', 'd.title', 'd.text', 'd.tags', 'd.creator', 'd.fields'])
  .select(['d.theme_id as themeId', 'd.themed'])
  .select((eb) =>
    eb
      .selectFrom('data_point as f')
      .select((of) => of.fn.countAll().as('copies'))
      .whereRef('f.channel_id', '=', 'd.channel_id')
      .whereRef('f.folded_into', '=', 'd.id')
      .as('copies'),
  );
const WITH_ENTRIES = DATA_POINTS.select(['d.entries', 'd.import_url as importUrl']);

export class PostgresDataPointReader implements DataPointReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, of: DataPointList, page: PageRequest): Promise<Page<DataPointView> | null> {
    return this.reads.as(actor, async (sight) => {
      if (!(await isInSight(sight, of.channelId))) return null;
      return this.reads.page(actor, listed(of), { order: NEWEST, page, itemOf: viewOf });
    });
  }

  async dataPoint(actor: Actor, channelId: Uuid, dataPointId: Uuid): Promise<DataPointDetail | null> {
    const row = await this.reads.first(
      actor,
      WITH_ENTRIES.where('d.channel_id', '=', channelId).where('d.id', '=', dataPointId),
    );
    return row && { ...viewOf(row), entries: row.entries as never, importUrl: row.importUrl };
  }
}

/** Whether the actor of a transaction sees a channel. */
export const isInSight = async (sight: Sight, channelId: Uuid): Promise<boolean> =>
  (await sight.rows(db.selectFrom('channel as c').select('c.id').where('c.id', '=', channelId))).length > 0;

function listed({ channelId, themeId, from, before, words = '' }: DataPointList) {
  let found = DATA_POINTS.where('d.channel_id', '=', channelId).where('d.folded_into', 'is', null);
  if (themeId === null) found = found.where('d.themed', '=', true).where('d.theme_id', 'is', null);
  else if (themeId !== undefined) found = found.where('d.themed', '=', true).where('d.theme_id', '=', themeId);
  if (from) found = found.where('d.said_at', '>=', from);
  if (before) found = found.where('d.said_at', '<', before);
  if (words.trim() !== '') found = found.where(havingWords(`concat_ws(' ', d.title, d.text)`, words.trim()));
  return found;
}

function viewOf({
  said_at,
  creator,
  fields,
  copies,
  source,
  ...row
}: InferResult<typeof DATA_POINTS>[number]): DataPointView {
  return {
    id: row.id,
    channelId: row.channelId,
    source: source as ImportSource,
    externalId: row.externalId,
    externalUrl: row.externalUrl,
    saidAt: said_at.toISOString(),
    title: row.title,
    text: row.text,
    tags: row.tags,
    author: authorName(creator as Participant | null),
    fields: fields as Record<string, unknown>,
    copies: Number(copies ?? 0),
    themeId: row.themeId,
    themed: row.themed,
  };
}
