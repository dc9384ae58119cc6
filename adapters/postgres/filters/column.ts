import type { Attribute, Location, Relation } from '@evident/domain/filters';
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import { type Readable, expression, textual } from '../queries.ts';

/** How PostgreSQL compares the values of a location. `name`: texts that are compared exactly. `day`: dates that may be days without a time. */
export type ColumnType = 'text' | 'name' | 'id' | 'number' | 'boolean' | 'date' | 'day';

/** A condition on one value. */
export type Test = (value: Expression<unknown>) => Expression<SqlBool>;

/** A location of clauses in PostgreSQL. A condition on it may be NULL, which counts as false. */
export interface Column {
  readonly type: ColumnType;
  /** Whether one value passes the test. */
  some(test: Test): Expression<SqlBool>;
  /** Whether there is a value. */
  any(): Expression<SqlBool>;
}

const filled = (type: ColumnType, value: Expression<unknown>): Expression<SqlBool> =>
  type === 'text' || type === 'name' ? expression`coalesce(${value} <> '', false)` : expression`(${value} is not null)`;

/** A location with at most one value: an expression of the query around it. */
export function single(type: ColumnType, sql: string | Expression<unknown>): Column {
  const value = typeof sql === 'string' ? textual<unknown>(sql) : sql;
  return {
    type,
    some: (test) => test(value),
    any: () => filled(type, value),
  };
}

/** A location with any number of values: an expression of a subquery. */
export function several<DB, TB extends keyof DB>(
  type: ColumnType,
  rows: SelectQueryBuilder<DB, TB, object>,
  sql: string | Expression<unknown>,
): Column {
  const value = typeof sql === 'string' ? textual<unknown>(sql) : sql;
  const some = (test: Test): Expression<SqlBool> =>
    expression`exists ${rows.where(filled(type, value)).where(test(value))}`;
  return { type, some, any: () => expression`exists ${rows.where(filled(type, value))}` };
}

export type DatumLocation = Extract<Location, { fieldId: string }>;

/** People of an object: rows of a subquery, and their own columns. */
export interface RelatedPeople {
  readonly rows: SelectQueryBuilder<Readable, never, object>;
  readonly columns: Columns;
}

/** The locations that a query can filter by: the allow-list of its clauses. */
export interface Columns {
  (at: Location): Column | undefined;
  readonly related: Partial<Record<Relation, RelatedPeople>>;
}

/** @param columns those of a person `x` */
export const relatedPeople = <DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  columns: Columns,
): RelatedPeople => ({ rows: rows as never, columns });

/**
 * @param data the columns of custom fields
 * @param related the people whom clauses can ask about
 */
export const columnsOf = (
  attributes: Partial<Record<Attribute, Column>>,
  data: (at: DatumLocation) => Column | undefined = () => undefined,
  related: Columns['related'] = {},
): Columns => {
  const known = new Map(Object.entries(attributes));
  return Object.assign((at: Location) => ('attribute' in at ? known.get(at.attribute) : data(at)), { related });
};
