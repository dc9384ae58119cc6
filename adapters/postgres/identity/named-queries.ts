import type { Pool, QueryConfig } from 'pg';
import type { DataSource } from 'typeorm';
import type { NamedQuery } from '../before-team.ts';

/** Single statements without a transaction, prepared once per connection: one round trip each. */
export function namedQueries(source: DataSource): NamedQuery {
  const pool = (source.driver as unknown as { master: Pool }).master;
  return async <Row>(name: string, sql: string, parameters: readonly unknown[], limitMs?: number) =>
    (await pool.query(queryOf(name, sql, parameters, limitMs))).rows as Row[];
}

/** `query_timeout` is missing in the types of pg. */
const queryOf = (name: string, text: string, values: readonly unknown[], limitMs?: number): QueryConfig =>
  ({ name, text, values, query_timeout: limitMs }) as unknown as QueryConfig;
