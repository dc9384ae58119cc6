import { PgBossJobs } from '../../adapters/jobs/pg-boss-jobs.ts';
import { openDatabase } from '../support/database.ts';
import { HEARTBEATS_RUN_OUT } from '../support/heartbeats.ts';
import { jobFaultsContract } from './job-faults.contract.ts';
import { until } from '../support/waiting.ts';
import type { JobsUnderTest, Work } from './jobs-at-hand.ts';
import { jobsContract } from './jobs.contract.ts';
import { reactionsContract } from './reactions.contract.ts';

const onFault = (): void => {};
const QUICK = { lookSeconds: 1, watchSeconds: 1, cronSeconds: 1, graceSeconds: 1 };

async function onPostgres(): Promise<JobsUnderTest> {
  const database = await openDatabase();
  return {
    connect: (setAside) => PgBossJobs.open({ url: database.url, onFault, setAside, ...QUICK }),
    workerArguments: (queueName) => ['pg-boss', database.url, queueName],
    heartbeatsRunOut: async () => void (await database.query(HEARTBEATS_RUN_OUT)),
    close: () => database.close(),
  };
}

jobsContract('pg-boss on PostgreSQL', onPostgres);
jobFaultsContract('pg-boss on PostgreSQL', onPostgres);
reactionsContract('pg-boss on PostgreSQL', onPostgres);

describe('pg-boss on PostgreSQL', () => {
  it('starts jobs of another process when notified, without looking for them', async () => {
    const database = await openDatabase();
    const rarely = { url: database.url, onFault, lookSeconds: 3_600, watchSeconds: 3_600, graceSeconds: 1 };
    const [one, other] = [await PgBossJobs.open(rarely), await PgBossJobs.open(rarely)];
    const done: number[] = [];
    await one.process<Work>({ name: 'one' }, async ({ payload: { n } }) => void done.push(n));
    await other.enqueue<Work>({ name: 'one' }, { n: 1 });
    await until(() => done.length === 1);
    await other.enqueueAll([{ queue: { name: 'one' }, payload: { n: 2 } }]);
    await until(() => done.length === 2);
    expect(done).toEqual([1, 2]);
    await Promise.all([one.stop(), other.stop()]);
    await database.close();
  });
});
