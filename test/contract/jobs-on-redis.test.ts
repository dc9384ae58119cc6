import { BullMqJobs } from '../../adapters/jobs/bullmq-jobs.ts';
import { redisEngine } from '../support/redis.ts';
import { jobFaultsContract } from './job-faults.contract.ts';
import type { JobsUnderTest } from './jobs-at-hand.ts';
import { jobsContract } from './jobs.contract.ts';
import { reactionsContract } from './reactions.contract.ts';
import { redisAtStartContract } from './redis-at-start.contract.ts';

const onFault = (): void => {};
const QUICK = { heartbeatSeconds: 2, watchSeconds: 1, graceSeconds: 1 };

const redisServer = redisEngine('jobs on BullMQ');
redisAtStartContract('BullMQ', (url) => BullMqJobs.open({ url, onFault }), redisServer);
if (redisServer) {
  const onRedis = async (): Promise<JobsUnderTest> => {
    const redis = await redisServer();
    const prefix = `test-${process.pid}-${Date.now()}`;
    return {
      connect: (setAside) => BullMqJobs.open({ url: redis.url, onFault, setAside, prefix, ...QUICK }),
      workerArguments: (queueName) => ['bullmq', redis.url, queueName, prefix],
      heartbeatsRunOut: () => Promise.resolve(),
      close: () => redis.close(),
    };
  };
  jobsContract('BullMQ on Redis', onRedis);
  jobFaultsContract('BullMQ on Redis', onRedis);
  reactionsContract('BullMQ on Redis', onRedis);
}
