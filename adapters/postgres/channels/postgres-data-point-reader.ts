import type { DataPointList, DataPointReader } from '@evident/application/channels/data-points';
import type { TextAnalysis } from '@evident/application/search/text-analysis';
import {
  CHOICES_OF,
  type DataPointChoices,
  type DataPointDetail,
  type DataPointOfPerson,
  type DataPointView,
  type ImportSource,
  type Participant,
  addressKey,
  authorName,
  choicesOf,
} from '@evident/domain/channels';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Expression, InferResult, SqlBool } from 'kysely';
import { isInTopic } from './in-topic.ts';
import { type Order, inPages, pageFrom } from '../keyset.ts';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';
import { addressesOf, personWith } from './people-by-address.ts';
import { wordsIn } from './words-in-channel.ts';

const NEWEST: Order = {
  columns: [
    { sql: 'd.said_at', type: 'timestamptz' },
    { sql: 'd.id', type: 'uuid' },
  ],
  descending: true,
};

/** Of a channel in sight: looking for it in those in sight once for each data point takes longer. */
const DATA_POINTS = db
  .selectFrom('data_point as d')
  .innerJoin('channel as h', 'h.id', 'd.channel_id')
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
/** The list without conditions, which PostgreSQL plans once. Planning takes longer than reading a page, for each partition. */
const WHOLE_LIST = DATA_POINTS.where('d.channel_id', '=', parameter<Uuid>('channelId')).where(
  'd.folded_into',
  'is',
  null,
);
const WITH_ENTRIES = DATA_POINTS.select(['d.entries', 'd.import_url as importUrl']);

export class PostgresDataPointReader implements DataPointReader {
  constructor(
    private readonly reads: PostgresReads,
    private readonly analysis: TextAnalysis,
  ) {}

  list(actor: Actor, of: DataPointList, page: PageRequest): Promise<Page<DataPointView> | null> {
    return this.reads.as(actor, async (sight) => {
      const { channelId } = of;
      const prepared = isWhole(of);
      const list = prepared ? WHOLE_LIST : listed(of, await wordsIn(sight, this.analysis, of));
      const paged = inPages(list, NEWEST, page);
      const rows = await sight.rows(paged.query, { prepared, given: { ...paged.given, channelId } });
      return rows.length === 0 && !(await isInSight(sight, channelId)) ? null : pageFrom(rows, page, viewOf);
    });
  }

  async dataPoint(actor: Actor, channelId: Uuid, dataPointId: Uuid): Promise<DataPointDetail | null> {
    return this.reads.as(actor, async (sight) => {
      const one = WITH_ENTRIES.where('d.channel_id', '=', channelId).where('d.id', '=', dataPointId);
      const [row] = await sight.rows(one);
      if (!row) return null;
      const address = (row.creator as Participant | null)?.email ?? null;
      const person = address === null ? null : await personWith(sight, address);
      return { ...viewOf(row), entries: row.entries as never, importUrl: row.importUrl, person };
    });
  }

  choices(actor: Actor, channelId: Uuid): Promise<DataPointChoices | null> {
    return this.reads.as(actor, async (sight) => {
      if (!(await isInSight(sight, channelId))) return null;
      const newest = db
        .selectFrom('data_point as d')
        .select(['d.source', 'd.tags', 'd.author_key as authorKey', 'd.creator', 'd.fields'])
        .where('d.channel_id', '=', channelId)
        .where('d.folded_into', 'is', null)
        .orderBy('d.said_at', 'desc')
        .orderBy('d.id', 'desc')
        .limit(CHOICES_OF);
      return choicesOf((await sight.rows(newest)) as never);
    });
  }

  ofPerson(actor: Actor, personId: Uuid, page: PageRequest): Promise<Page<DataPointOfPerson>> {
    return this.reads.as(actor, async (sight) => {
      const keys = (await addressesOf(sight, personId)).map(addressKey);
      const found = DATA_POINTS.select('h.title as channelTitle').where(
        'd.author_key',
        '=',
        expression<string>`any (${keys}::text[])`,
      );
      const itemOf = (row: InferResult<typeof found>[number]) => ({ ...viewOf(row), channelTitle: row.channelTitle });
      return this.reads.page(actor, found, { order: NEWEST, page, itemOf });
    });
  }
}

/** Whether the actor of a transaction sees a channel. */
export const isInSight = async (sight: Sight, channelId: Uuid): Promise<boolean> =>
  (await sight.rows(db.selectFrom('channel as c').select('c.id').where('c.id', '=', channelId))).length > 0;

/** Whether a list has no conditions. */
function isWhole({ channelId: _, words = '', sources, tags, authors, fields = {}, ...places }: DataPointList): boolean {
  const chosenValues = [sources, tags, authors, ...Object.values(fields)].flatMap((values) => values ?? []);
  return (
    words.trim() === '' && chosenValues.length === 0 && Object.values(places).every((place) => place === undefined)
  );
}

function listed(
  { channelId, themeId, topicId, from, before, fields = {}, ...of }: DataPointList,
  words: Expression<SqlBool> | null,
) {
  let found = DATA_POINTS.where('d.channel_id', '=', channelId).where('d.folded_into', 'is', null);
  if (themeId === null) found = found.where('d.themed', '=', true).where('d.theme_id', 'is', null);
  else if (themeId !== undefined) found = found.where('d.themed', '=', true).where('d.theme_id', '=', themeId);
  if (topicId !== undefined) found = found.where(isInTopic(topicId));
  if (from) found = found.where('d.said_at', '>=', from);
  if (before) found = found.where('d.said_at', '<', before);
  for (const condition of chosen(of)) found = found.where(condition);
  for (const [name, values] of Object.entries(fields))
    if (values.length > 0) found = found.where(expression<SqlBool>`d.fields ->> ${name} = any (${values}::text[])`);
  if (words !== null) found = found.where(words);
  return found;
}

/** Sources, tags and authors that a member chose; those of nothing chosen are all. */
function* chosen({ sources = [], tags = [], authors = [] }: Pick<DataPointList, 'sources' | 'tags' | 'authors'>) {
  if (sources.length > 0) yield expression<SqlBool>`d.source = any (${sources}::text[])`;
  if (tags.length > 0) yield expression<SqlBool>`d.tags && ${tags}::text[]`;
  if (authors.length > 0) yield expression<SqlBool>`d.author_key = any (${authors}::text[])`;
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
