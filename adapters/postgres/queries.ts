import {
  type Compilable,
  DummyDriver,
  type Expression,
  Kysely,
  type OperationNodeSource,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { ReadonlyQueryCreator } from 'kysely/readonly';
import type { RELATIONS } from './relations.ts';
import type { Tables } from './schema.ts';
import { NamedParameter } from './statement.ts';

/** The tables that readers can use. */
export type Readable = Pick<Tables, keyof typeof RELATIONS & keyof Tables>;

/** A query of the builder before compilation. */
export type Query<Row> = Compilable<Row> & OperationNodeSource;

/** The part of a query builder that reads. */
type Reading = Pick<ReadonlyQueryCreator<Readable>, 'selectFrom' | 'selectNoFrom' | 'with'> &
  Pick<Kysely<Readable>, 'fn' | 'case'>;

/**
 * Builds SELECT statements. It cannot run them: `PostgresReads` does, and narrows every table to what the actor can
 * see.
 */
export const db: Reading = new Kysely<Readable>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
}) as never;

const RELATION = /\b(select|from|join|table|union|using)\b/i;
const checked = new WeakSet<TemplateStringsArray>();

/**
 * SQL of an expression that the query builder does not support. Interpolates values and columns, never relations, which
 * would not be narrowed.
 * @throws Error if the text names a relation
 */
export function expression<T>(strings: TemplateStringsArray, ...parts: unknown[]): RawBuilder<T> {
  if (!checked.has(strings)) {
    if (strings.some((text) => RELATION.test(text)))
      throw new Error(`Build relations with the query builder, not as text: ${strings.join('…')}`);
    checked.add(strings);
  }
  return sql<T>(strings, ...parts);
}

/** SQL of a constant expression. @throws Error if it names a relation */
export function textual<T>(text: string): RawBuilder<T> {
  if (RELATION.test(text)) throw new Error(`Build relations with the query builder, not as text: ${text}`);
  return sql.raw<T>(text);
}

/** Expressions separated by commas. */
export const listed = (parts: readonly unknown[]): RawBuilder<unknown> => sql.join(parts);

/** A parameter whose value is passed when the statement runs. */
export const parameter = <T>(name: string): RawBuilder<T> => sql`${new NamedParameter(name)}`;

/** UNION ALL of several queries, as a relation. */
export const unionOf = <Row>(queries: readonly Expression<Row>[]): RawBuilder<Row> =>
  sql`(${sql.join(queries, sql` union all `)})`;

/** An ILIKE pattern for texts that contain these characters, with wildcards escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The number of rows of a subquery without columns. */
export const numberOf = <DB, TB extends keyof DB>(rows: SelectQueryBuilder<DB, TB, object>): RawBuilder<number> =>
  expression`${rows.select(expression<number>`count(*)::int`.as('count'))}`;
