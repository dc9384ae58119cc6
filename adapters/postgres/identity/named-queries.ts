import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { NamedQuery } from '../before-team.ts';

/** Single statements without a transaction, prepared once per connection: one round trip each. */
export function namedQueries(source: DataSource): NamedQuery {
  const pool = (source.driver as unknown as { master: Pool }).master;
  return async <Row>(name: string, sql: string, parameters: readonly unknown[]) =>
    (await pool.query({ name, text: sql, values: parameters as unknown[] })).rows as Row[];
}
