import { PgBossJobs } from '../../adapters/jobs/pg-boss-jobs.ts';
import { openDatabase } from '../support/database.ts';
import { jobFaultsContract } from './job-faults.contract.ts';
import type { JobsUnderTest } from './jobs-at-hand.ts';
import { jobsContract } from './jobs.contract.ts';
import { reactionsContract } from './reactions.contract.ts';

const onFault = (): void => {};
const QUICK = { lookSeconds: 1, watchSeconds: 1, cronSeconds: 1, graceSeconds: 1 };

async function onPostgres(): Promise<JobsUnderTest> {
  const database = await openDatabase();
  return {
    connect: (setAside) => PgBossJobs.open({ url: database.url, onFault, setAside, ...QUICK }),
    workerArguments: (queueName) => ['pg-boss', database.url, queueName],
    close: () => database.close(),
  };
}

jobsContract('pg-boss on PostgreSQL', onPostgres);
jobFaultsContract('pg-boss on PostgreSQL', onPostgres);
reactionsContract('pg-boss on PostgreSQL', onPostgres);
