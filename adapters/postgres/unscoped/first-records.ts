import type { SearchQuestion } from '@evident/application/search/search-reader';
import type { Uuid } from '@evident/domain/kernel';
import type { SearchedType, SearchSort } from '@evident/domain/search';
import { type RawBuilder, sql } from 'kysely';
import { isEverything } from '../search/chosen-matches.ts';
import type { ScoreRow } from '../search/score-row.ts';
import { allOf } from './score-statement.ts';

interface IndexedTable {
  readonly table: string;
  /** The project or channel. */
  readonly scope: string;
  /** The columns of the orders with an index. */
  readonly orders: Partial<Record<SearchSort, string>>;
  /** The condition of the index. */
  readonly where?: string;
}

const DATES = { CREATED: 'created_at', UPDATED: 'updated_at' };
/** The tables with an index for an order within a project or channel. Other types have few records. */
const INDEXED: Partial<Record<SearchedType, IndexedTable>> = {
  NOTE: { table: 'note', scope: 'project_id', orders: DATES },
  INSIGHT: { table: 'insight', scope: 'project_id', orders: DATES },
  HIGHLIGHT: { table: 'highlight', scope: 'project_id', orders: { CREATED: 'created_at' } },
  CHANNEL_DATAPOINT: {
    table: 'data_point',
    scope: 'channel_id',
    orders: { CREATED: 'said_at', UPDATED: 'said_at' },
    where: 'r.folded_into IS NULL',
  },
};

/** Whether the first records of a type are read along an index. */
export const isIndexed = (type: SearchedType, { order, clauses }: Pick<SearchQuestion, 'order' | 'clauses'>): boolean =>
  INDEXED[type]?.orders[order.by] !== undefined && isEverything(clauses.get(type));

interface Wanted {
  readonly types: readonly SearchedType[];
  readonly scopes: readonly Uuid[];
  readonly question: Pick<SearchQuestion, 'order' | 'clauses'>;
  /** Records of each type that is read along an index. */
  readonly most: number;
}

/** The first searchable objects of the types with an index, and all of the others. Reason: limited to the scopes of `searchedVolume`, and narrowed with its records. */
export function firstOf({ types, scopes, question, most }: Wanted): RawBuilder<ScoreRow> {
  const first = types
    .filter((type) => isIndexed(type, question))
    .map((type) => firstOfType(type, scopes, question, most));
  const others = types.filter((type) => !isIndexed(type, question));
  const parts = others.length === 0 ? first : [...first, allOf({ types: others, scopes })];
  return sql`(${sql.join(
    parts.map((part) => sql`SELECT * FROM ${part} o`),
    sql` UNION ALL `,
  )})`;
}

/** LIMIT in each lateral join forces an index lookup: with stale statistics the planner reads the whole tables. */
function firstOfType(
  type: SearchedType,
  scopes: readonly Uuid[],
  { order }: Wanted['question'],
  most: number,
): RawBuilder<ScoreRow> {
  const { table, scope, orders, where = 'true' } = INDEXED[type]!;
  const direction = sql.raw(order.descending ? 'DESC' : 'ASC');
  return sql`(SELECT ${type}::text AS object_type, c.id AS object_id, 0::float8 AS score
    FROM unnest(${scopes}::uuid[]) s(id) CROSS JOIN LATERAL (
      SELECT r.id, r.${sql.ref(orders[order.by]!)} AS at FROM ${sql.table(table)} r CROSS JOIN LATERAL (
        SELECT FROM search_passage p WHERE p.team_id = current_team() AND p.object_type = ${type} AND p.object_id = r.id AND p.seq = 0 LIMIT 1) p
      WHERE r.${sql.ref(scope)} = s.id AND ${sql.raw(where)} ORDER BY at ${direction}, r.id ${direction} LIMIT ${most}) c
    ORDER BY c.at ${direction}, c.id ${direction} LIMIT ${most})`;
}
