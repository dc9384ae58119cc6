import { type Uuid, isUuid, refuse } from '@evident/domain/kernel';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

/** Rows of a statement inside one read-only transaction. */
export type ReadRows = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** Read-only transactions of one team: what readers work with. Leaner than a unit of work, for it is on every hot path. */
export class PostgresReads {
  private readonly pool: Pool;

  constructor(source: DataSource) {
    this.pool = (source.driver as unknown as { master: Pool }).master;
  }

  /** Nothing waits for the begin and the end of the transaction: a reader pays for its own statements only. */
  async read<T>(teamId: Uuid, work: (rows: ReadRows) => Promise<T>): Promise<T> {
    if (!isUuid(teamId)) refuse('Unauthorized', 'No workspace');
    const client = await this.pool.connect();
    const begun = client.query(`BEGIN READ ONLY; SET LOCAL evident.team_id = '${teamId}'`);
    // A statement sent behind a begin that failed fails with it, or is refused below.
    begun.catch(() => undefined);
    try {
      const answer = await work(rowsOn(client));
      await begun;
      return answer;
    } finally {
      // Of a failed statement's transaction COMMIT makes a rollback.
      client.query('COMMIT').then(() => client.release(), (lost: Error) => client.release(lost));
    }
  }
}

const rowsOn = (client: PoolClient): ReadRows => async <Row>(sql: string, parameters: readonly unknown[] = []) =>
  (await client.query(sql, parameters as unknown[])).rows as Row[];
