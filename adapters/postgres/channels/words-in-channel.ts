import type { TextAnalysis } from '@evident/application/search/text-analysis';
import type { DataPointList } from '@evident/application/channels/data-points';
import type { Uuid } from '@evident/domain/kernel';
import type { Expression, SqlBool } from 'kysely';
import { havingWords } from '../having-words.ts';
import { db, expression } from '../queries.ts';
import type { Sight } from '../reads.ts';
import { tsQueryOf } from '../search/ts-text.ts';

/** Data points that are looked up by the index of words. Of more, the newest are read and compared. */
const FEW = 20_000;
/** Data points that just changed, which are compared themselves. */
const LATE = 1_000;

/** The condition of a data point `d` to have all of the words; null without words. */
export async function wordsIn(
  sight: Sight,
  analysis: TextAnalysis,
  { channelId, words = '' }: DataPointList,
): Promise<Expression<SqlBool> | null> {
  if (words.trim() === '') return null;
  const [channel] = await sight.rows(
    db
      .selectFrom('channel as c')
      .select(expression<string[]>`channel_languages(c.id)`.as('languages'))
      .where('c.id', '=', channelId),
  );
  const query = analysis
    .analyseQuery(words.trimStart(), channel?.languages ?? [])
    .map((word) => `(${tsQueryOf(word)})`)
    .join(' & ');
  if (query === '') return null;
  const found = await sight.rows(
    db
      .selectFrom('channel as c')
      .select(expression<Uuid>`data_points_with(c.id, ${query}::tsquery, ${FEW + 1})`.as('id'))
      .where('c.id', '=', channelId),
  );
  const late = await lateIn(sight, channelId, words);
  const having = late.filter(({ has }) => has).map(({ id }) => id);
  if (found.length > FEW)
    return expression<SqlBool>`(data_point_has(d.id, ${query}::tsquery) or d.id = any (${having}::uuid[]))`;
  const stale = new Set(late.map(({ id }) => id));
  const ids = [...found.map(({ id }) => id).filter((id) => !stale.has(id)), ...having];
  return expression<SqlBool>`d.id = any (${ids}::uuid[])`;
}

/** Data points that search does not have as they are now, at most {@link LATE}, and whether they have the words. */
const lateIn = (sight: Sight, channelId: Uuid, words: string) =>
  sight.rows(
    db
      .selectFrom('data_point_unsearched as u')
      .innerJoin('data_point as d', (join) =>
        join.onRef('d.channel_id', '=', 'u.channel_id').onRef('d.id', '=', 'u.data_point_id'),
      )
      .select(['d.id', havingWords(`concat_ws(' ', d.title, d.text)`, words.trim()).as('has')])
      .where('u.channel_id', '=', channelId)
      .orderBy('u.id', 'desc')
      .limit(LATE),
  );
