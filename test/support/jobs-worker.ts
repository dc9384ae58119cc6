import { BullMqJobs } from '../../adapters/jobs/bullmq-jobs.ts';
import { PgBossJobs } from '../../adapters/jobs/pg-boss-jobs.ts';

/** Takes one job of a queue, reports it and never finishes. Tests kill this process. */
const [engine, url, queueName, prefix] = process.argv.slice(2) as [string, string, string, string?];
const onFault = (): void => {};
const jobs =
  engine === 'bullmq'
    ? await BullMqJobs.open({ url, onFault, prefix, heartbeatSeconds: 2, watchSeconds: 1 })
    : await PgBossJobs.open({ url, onFault, lookSeconds: 1 });
await jobs.process({ name: queueName }, () => {
  process.stdout.write('taken\n');
  return new Promise(() => {});
});
