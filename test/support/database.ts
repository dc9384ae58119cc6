import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { TEMPLATE, urlOf } from './cluster.ts';
import { until } from './waiting.ts';

/** Migrated, empty database for one test file; `close` drops it. */
export interface TestDatabase {
  /** URL of the role that owns the tables. */
  readonly url: string;
  /** Runs SQL as the owner, bypassing row-level security, to inspect stored rows. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /**
   * Holds a statement's transaction open, starts another operation, and commits once that waits for the lock. Returns
   * its result.
   */
  meanwhile<Answer>(sql: string, parameters: unknown[], begin: () => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

/** Waits for closing connections, which would otherwise be terminated with an error. */
const LET_OTHERS_LEAVE = (name: string): string => `DO $$ BEGIN
  FOR tried IN 1..100 LOOP
    PERFORM pg_stat_clear_snapshot();
    EXIT WHEN NOT EXISTS (SELECT FROM pg_stat_activity WHERE datname = '${name}');
    PERFORM pg_sleep(0.02);
  END LOOP;
END $$`;

export async function openDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asMaintenance(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const pool = new pg.Pool({ connectionString: urlOf(name), max: 2 });
  return {
    url: urlOf(name),
    query: async <Row>(sql: string, parameters: unknown[] = []) => (await pool.query(sql, parameters)).rows as Row[],
    async meanwhile<Answer>(sql: string, parameters: unknown[], begin: () => Promise<Answer>) {
      const client = await pool.connect();
      let begun: Promise<Answer>;
      try {
        await client.query('BEGIN');
        await client.query(sql, parameters);
        begun = begin();
        await until(
          async () =>
            (await pool.query(`SELECT FROM pg_stat_activity WHERE datname = '${name}' AND wait_event_type = 'Lock'`))
              .rowCount !== 0,
        );
      } finally {
        await client.query('COMMIT');
        client.release();
      }
      return begun;
    },
    async close() {
      await pool.end();
      await asMaintenance(LET_OTHERS_LEAVE(name));
      await asMaintenance(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function asMaintenance(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
