import { type Page, type PageRequest, isUuid, refuse } from '@evident/domain/kernel';
import type { SelectQueryBuilder, SqlBool } from 'kysely';
import { type Query, expression, parameter, listed, textual } from './queries.ts';
import type { Values } from './statement.ts';

type ColumnType = 'uuid' | 'text' | 'integer' | 'double precision' | 'timestamptz';

/** The sort order of a list. The last column makes the key of every row unique. */
export interface Order {
  readonly columns: readonly { readonly sql: string; readonly type: ColumnType }[];
  readonly descending?: boolean;
}

/** By a title, without case and accents. */
export const byTitle = (row: string, title = 'title'): Order => ({
  columns: [
    { sql: `folded_text(${row}.${title}) COLLATE "C"`, type: 'text' },
    { sql: `${row}.id`, type: 'uuid' },
  ],
});

/**
 * A row with its key: a JSON array of the sort columns as PostgreSQL writes them, at full precision. Only the key of
 * the last row is used.
 */
export type Keyed<Row> = Row & { readonly key: string };

/** The SQL of a query that reads one page. Pages stay correct while rows are added and deleted. */
export interface Keyset {
  /** An additional column to select: the key of the row. */
  readonly select: string;
  /** True for the rows after the cursor. */
  readonly where: string;
  /** ORDER BY and LIMIT, with one more row than requested. */
  readonly tail: string;
  readonly parameters: readonly unknown[];
}

/**
 * @param next the number of its first placeholder
 * @throws Refusal `ValidationError` for a cursor that this list did not issue
 */
export function keyset({ columns, descending = false }: Order, { limit, cursor }: PageRequest, next: number): Keyset {
  const parts =
    cursor === null
      ? []
      : decode(
          cursor,
          columns.map(({ type }) => type),
        );
  const values = parts.map((_, index) => `$${next + 1 + index}::${columns[index]!.type}`);
  return {
    select: `json_build_array(${columns.map(({ sql }) => `(${sql})::text`).join(', ')})::text AS key`,
    where:
      cursor === null
        ? 'true'
        : `(${columns.map(({ sql }) => sql).join(', ')}) ${descending ? '<' : '>'} (${values.join(', ')})`,
    tail: `ORDER BY ${columns.map(({ sql }) => `${sql}${descending ? ' DESC' : ''}`).join(', ')} LIMIT $${next}`,
    parameters: [limit === 0 ? 0 : limit + 1, ...parts],
  };
}

/** A query for one page, and its parameters. */
interface Paged<Row> {
  readonly query: Query<Row & { key: string }>;
  readonly given: Values;
}

/** Compiled queries by their source: the first page and later pages, in each order. */
const built = new WeakMap<object, Map<string, unknown>>();

/**
 * Builds a query for one page: adds the row key, the cursor condition, the order, and one more row than requested.
 * @throws Refusal `ValidationError` for a cursor that this list did not issue
 */
export function inPages<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { columns, descending = false }: Order,
  { limit, cursor }: PageRequest,
): Paged<Row> {
  const parts =
    cursor === null
      ? []
      : decode(
          cursor,
          columns.map(({ type }) => type),
        );
  const places = Object.fromEntries(parts.map((part, index) => [`place${index}`, part]));
  const known = built.get(query) ?? new Map<string, unknown>();
  built.set(query, known);
  const form = `${cursor === null} ${descending} ${columns.map(({ sql }) => sql).join()}`;
  const paged = known.get(form) ?? pageOf(query, { columns, descending }, cursor !== null);
  known.set(form, paged);
  return { query: paged as Paged<Row>['query'], given: { limit: limit === 0 ? 0 : limit + 1, ...places } };
}

function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { columns, descending }: Order,
  isBehind: boolean,
) {
  const place = columns.map(({ sql }) => `(${sql})::text`).join(', ');
  const own = textual(`(${columns.map(({ sql }) => sql).join(', ')})`);
  const from = listed(columns.map(({ type }, index) => expression`${parameter(`place${index}`)}::${textual(type)}`));
  const page = (
    isBehind ? query.where(expression<SqlBool>`${own} ${textual(descending ? '<' : '>')} (${from})`) : query
  )
    .select(textual<string>(`json_build_array(${place})::text`).as('key'))
    .limit(parameter<number>('limit'));
  return columns.reduce((ordered, { sql }) => ordered.orderBy(textual(sql), descending ? 'desc' : 'asc'), page);
}

/** Builds the page from the rows of such a query. */
export function pageFrom<Row, Item>(
  rows: readonly Keyed<Row>[],
  { limit }: PageRequest,
  itemOf: (row: Row) => Item,
): Page<Item> {
  const last = rows[limit - 1];
  const items = rows.slice(0, limit).map(({ key: _key, ...row }) => itemOf(row as Row));
  return { items, next: rows.length > limit && last ? Buffer.from(last.key).toString('base64url') : null };
}

const READS: Record<ColumnType, (part: string) => boolean> = {
  uuid: isUuid,
  text: (part) => !part.includes('\0'),
  integer: (part) => /^-?\d{1,10}$/.test(part) && Math.abs(Number(part)) < 2 ** 31,
  'double precision': (part) => /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(part) && Number.isFinite(Number(part)),
  timestamptz: (part) =>
    /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/.test(part) && !Number.isNaN(Date.parse(part)),
};

function decode(cursor: string, types: readonly ColumnType[]): string[] {
  const parts = parsed(cursor);
  const fits =
    Array.isArray(parts) &&
    parts.length === types.length &&
    parts.every((part, index) => typeof part === 'string' && READS[types[index]!](part));
  return fits
    ? (parts as string[])
    : refuse('ValidationError', 'The cursor does not belong to this list', 'Start again without a cursor.');
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
