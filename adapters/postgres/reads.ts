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

  async read<T>(teamId: Uuid, work: (rows: ReadRows) => Promise<T>): Promise<T> {
    if (!isUuid(teamId)) refuse('Unauthorized', 'No workspace');
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(`BEGIN READ ONLY; SET LOCAL evident.team_id = '${teamId}'`);
      const answer = await work(rowsOn(client));
      await client.query('COMMIT');
      return answer;
    } catch (error) {
      await client.query('ROLLBACK').catch((lost: Error) => { broken = lost; });
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

const rowsOn = (client: PoolClient): ReadRows => async <Row>(sql: string, parameters: readonly unknown[] = []) =>
  (await client.query(sql, parameters as unknown[])).rows as Row[];
