import type { Writable } from 'node:stream';
import { type Uuid, isUuid, refuse } from '@evident/domain/kernel';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Rows of a statement inside one read-only transaction. `prepared` is for statements in few forms whose plan is the same whatever they are asked for, such as a page along an index:
 * each connection then plans them once, which takes as long as reading the page.
 */
export type ReadRows = <Row>(sql: string, parameters?: readonly unknown[], how?: 'prepared') => Promise<Row[]>;

/** Read-only transactions of one team: what readers work with. Leaner than a unit of work, for it is on every hot path. */
export class PostgresReads {
  private readonly pool: Pool;

  constructor(source: DataSource) {
    this.pool = (source.driver as unknown as { master: Pool }).master;
  }

  /** Nothing waits for the begin and the end of the transaction: the begin leaves in one packet with the first statement, the end after the answer. */
  async read<T>(teamId: Uuid, work: (rows: ReadRows) => Promise<T>): Promise<T> {
    if (!isUuid(teamId)) refuse('Unauthorized', 'No workspace');
    const client = (await this.pool.connect()).on('error', lost);
    const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const begun = client.query(`BEGIN READ ONLY; SET LOCAL evident.team_id = '${teamId}'`);
    // A statement sent behind a begin that failed fails with it, or is refused below.
    begun.catch(() => undefined);
    try {
      const answer = await work(rowsOn(client));
      await begun;
      return answer;
    } finally {
      // Of a failed statement's transaction COMMIT makes a rollback.
      setImmediate(
        () =>
          void client
            .query('COMMIT')
            .then(
              () => client.release(),
              (fault: Error) => client.release(fault),
            )
            .finally(() => client.off('error', lost)),
      );
    }
  }
}

/** Whatever is asked of a lost connection fails where it was asked; a fault that nobody hears would end the process. */
const lost = (): void => {};

const names = new Map<string, string>();

function nameOf(sql: string): string {
  const name = names.get(sql) ?? `read_${names.size}`;
  names.set(sql, name);
  return name;
}

const rowsOn =
  (client: PoolClient): ReadRows =>
  async <Row>(text: string, parameters: readonly unknown[] = [], how?: 'prepared') =>
    (await client.query({ text, values: parameters as unknown[], name: how && nameOf(text) })).rows as Row[];
