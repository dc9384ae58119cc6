import { type Page, type PageRequest, isUuid, refuse } from '@evident/domain/kernel';
import type { SelectQueryBuilder, SqlBool } from 'kysely';
import { type Query, expression, parameter, listed, textual } from './queries.ts';
import type { Values } from './statement.ts';

type ColumnType = 'uuid' | 'text' | 'integer' | 'double precision' | 'timestamptz';

/** What a list is sorted by; the last column makes every row's key unique. */
export interface Order {
  readonly columns: readonly { readonly sql: string; readonly type: ColumnType }[];
  readonly descending?: boolean;
}

/** A row together with its own place in the list: a JSON list of its parts, each as PostgreSQL writes it, to its full precision. Only that of the last row is ever read. */
export type Keyed<Row> = Row & { readonly key: string };

/** The pieces of a statement that reads one page; the list stays right while rows come and go. */
export interface Keyset {
  /** One more column to select: the place of the row. */
  readonly select: string;
  /** True for the rows behind the cursor. */
  readonly where: string;
  /** ORDER BY and LIMIT, with one row more than asked for. */
  readonly tail: string;
  readonly parameters: readonly unknown[];
}

/**
 * @param next the number of its first placeholder
 * @throws Refusal `ValidationError` for a cursor that the list did not give out
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

/** A query that reads one page, and the values it is given. */
interface Paged<Row> {
  readonly query: Query<Row & { key: string }>;
  readonly given: Values;
}

/** The queries of pages by what they page through: the first page and those behind a cursor, in each order. */
const built = new WeakMap<object, Map<string, unknown>>();

/**
 * A query that reads one page: with the place of each row, behind the cursor, in order, and one row more than asked for.
 * @throws Refusal `ValidationError` for a cursor that the list did not give out
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

/** The page that such a statement read. */
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
    : refuse('ValidationError', 'The cursor is not one of this list', 'Start again without a cursor.');
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
