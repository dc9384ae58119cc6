import { answerOfDatabase } from '../../api/kernel/database-faults.ts';
import { connect } from '../../adapters/postgres/connection.ts';
import { SESSION_LIMITS } from '../../adapters/postgres/limits.ts';
import { PostgresReads } from '../../adapters/postgres/reads.ts';
import { PostgresUnitOfWork, reportingLoss } from '../../adapters/postgres/unit-of-work.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { type TestDatabase, openDatabase } from '../support/database.ts';
import { until } from '../support/waiting.ts';

describe('database session', () => {
  let database: TestDatabase;
  let source: Awaited<ReturnType<typeof connect>>;
  const teamId = uuidV7.newId();
  const inWork = <T>(
    work: (query: <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>) => Promise<T>,
  ): Promise<T> =>
    new PostgresUnitOfWork(source, (session) => session).perform(teamId, (session) =>
      work((sql, parameters) => session.query(sql, parameters)),
    );

  beforeAll(async () => {
    database = await openDatabase();
    source = await connect(database.url, []);
  });
  afterAll(async () => {
    await source.destroy();
    await database.close();
  });

  it('has timeouts for locks, statements and transactions', async () => {
    const limits = `SELECT name, setting::int AS ms FROM pg_settings WHERE name = ANY($1) ORDER BY name`;
    const expected = Object.entries(SESSION_LIMITS)
      .map(([name, ms]) => ({ name, ms }))
      .sort((one, other) => one.name.localeCompare(other.name));
    expect(await inWork((query) => query(limits, [Object.keys(SESSION_LIMITS)]))).toEqual(expected);
    expect(
      await new PostgresReads(source).unscoped(teamId, (rows) => rows(limits, [Object.keys(SESSION_LIMITS)])),
    ).toEqual(expected);
  });

  it('gives up on a lock timeout and holds no locks afterwards', async () => {
    await database.query(`INSERT INTO team (id, name, subdomain, created_at) VALUES ($1, 'Team', 'limits', now())`, [
      teamId,
    ]);
    const rename = 'UPDATE team SET name = $1 WHERE id = $2';
    await inWork(async (held) => {
      await held(rename, ['First', teamId]);
      await expect(
        inWork(async (query) => {
          await query(`SET LOCAL lock_timeout = '50ms'`);
          await query(rename, ['Second', teamId]);
        }),
      ).rejects.toMatchObject({ code: '55P03' });
    });
    await inWork((query) => query(rename, ['Third', teamId]));
    expect(await database.query('SELECT name FROM team WHERE id = $1', [teamId])).toEqual([{ name: 'Third' }]);
  });

  it('that ended before the first statement is reported as lost', async () => {
    const runner = source.createQueryRunner();
    const [own]: { pid: number }[] = await runner.query('SELECT pg_backend_pid() AS pid');
    await database.query('SELECT pg_terminate_backend($1)', [own!.pid]);
    await until(() => runner.isReleased);
    const lost = await reportingLoss(runner.manager, () => runner.manager.query('SELECT 1')).catch(answerOfDatabase);
    expect(lost).toMatchObject({ title: 'The database is not available' });
  });

  it('is terminated when idle in a transaction: its work fails, its locks are released, and the pool recovers', async () => {
    await expect(
      inWork(async (query) => {
        const [{ pid } = { pid: 0 }] = await query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
        await query(`SET LOCAL idle_in_transaction_session_timeout = '20ms'`);
        await query('UPDATE team SET name = $1 WHERE id = $2', ['Forgotten', teamId]);
        await until(
          async () => (await database.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid])).length === 0,
        );
        await query('SELECT 1');
      }),
    ).rejects.toMatchObject({ code: '25P03' });
    await inWork((query) => query('UPDATE team SET name = $1 WHERE id = $2', ['Free', teamId]));
    expect(await database.query('SELECT name FROM team WHERE id = $1', [teamId])).toEqual([{ name: 'Free' }]);
  });
});
