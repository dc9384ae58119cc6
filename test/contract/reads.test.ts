import { randomUUID } from 'node:crypto';
import { type DataSource, connect } from '@evident/adapters/postgres/connection';
import { PostgresReads } from '@evident/adapters/postgres/reads';
import type { Pool } from 'pg';
import { type TestDatabase, openDatabase } from '../support/database.ts';

describe('reads', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await openDatabase();
    source = await connect(database.url, []);
  });
  afterAll(async () => {
    await source.destroy();
    await database.close();
  });

  it('fail when their connection is lost, without affecting others, and recover on another one', async () => {
    const reads = new PostgresReads(source);
    const { master: pool } = source.driver as unknown as { master: Pool };
    const ended = new Promise((resolve) => {
      pool.once('acquire', (client) => client.once('end', resolve));
    });
    const cutOff = reads.unscoped(randomUUID(), async (rows) => {
      const [own] = await rows<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await database.query('SELECT pg_terminate_backend($1)', [own!.pid]);
      await ended;
      return rows('SELECT 1');
    });
    await expect(cutOff).rejects.toThrow();
    expect(await reads.unscoped(randomUUID(), (rows) => rows('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });

  it('survive that a connection ends in the moment it is handed to them, in each state of the pool', async () => {
    const { master: pool } = source.driver as unknown as { master: Pool };
    const losing = () =>
      new Promise<void>((done) => {
        pool.connect((_, client, release) => {
          // A result and the end of the server can be in one packet, without time to listen in between.
          client!.emit('error', new Error('terminating connection due to unexpected postmaster exit'));
          release(true);
          done();
        });
      });
    // idle, new, and waited for
    await Promise.all(Array.from({ length: 15 }, losing));
    await losing();
    expect(await new PostgresReads(source).unscoped(randomUUID(), (rows) => rows('SELECT 1 AS one'))).toEqual([
      { one: 1 },
    ]);
  });
});
