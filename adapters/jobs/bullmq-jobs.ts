import { randomUUID } from 'node:crypto';
import { Queue, UnrecoverableError, Worker, type Job as BullJob, type JobsOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { StartProblem } from '@evident/application/kernel/start-problem';
import { BullMqGroups } from './bullmq-groups.ts';
import type { Loss } from '@evident/domain/jobs';
import { lossOf, SPARE_TRIES, type TakenJob, Tries, type TrySettings } from './tries.ts';
import {
  JOB_DEFAULTS,
  type EnqueueOptions,
  type FailedJob,
  type Job,
  type JobQueue,
  type Jobs,
  type NewJob,
  type ProcessOptions,
} from '@evident/application/jobs/jobs';

export interface BullMqSettings extends TrySettings {
  /** Requires a Redis without eviction (`maxmemory-policy noeviction`) and with an append-only file. */
  readonly url: string;
  /** Prefix of every key in a shared Redis. Default `evident`. */
  readonly prefix?: string;
  /** Seconds without a heartbeat until a worker counts as lost. Default 10. */
  readonly heartbeatSeconds?: number;
  /** Seconds between checks for lost jobs; two checks in a row detect one. Default 5. */
  readonly watchSeconds?: number;
}

/** Jobs in Redis by BullMQ. Opens one connection, plus one for each queue this process works on. */
export class BullMqJobs implements Jobs {
  readonly #redis: Redis;
  readonly #queues = new Map<string, Queue>();
  readonly #workers: Worker[] = [];
  readonly #prefix: string;
  readonly #groups: BullMqGroups;
  readonly #tries: Tries;

  private constructor(private readonly settings: BullMqSettings) {
    this.#prefix = settings.prefix ?? 'evident';
    this.#tries = new Tries(settings);
    this.#redis = new Redis(settings.url, {
      lazyConnect: true,
      connectTimeout: 5_000,
      disconnectTimeout: 200,
      maxRetriesPerRequest: null,
    }).on('error', settings.onFault);
    this.#groups = new BullMqGroups(this.#redis, this.#prefix, settings.onFault);
  }

  /** Rejects with a StartProblem if Redis can't be reached. */
  static async open(settings: BullMqSettings): Promise<BullMqJobs> {
    const jobs = new BullMqJobs(settings);
    try {
      await connected(jobs.#redis);
    } catch (fault) {
      jobs.#redis.disconnect();
      throw redisProblem(fault);
    }
    return jobs;
  }

  async enqueue<Payload extends object>(
    queue: JobQueue<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | null> {
    const { name, data, opts } = entryOf({ queue, payload, options });
    const job = await this.#queue(queue.name).add(name, data, opts);
    return job.id === opts.jobId ? opts.jobId : null;
  }

  async enqueueAll(jobs: readonly NewJob[]): Promise<void> {
    const byQueue = Map.groupBy(jobs, ({ queue }) => queue.name);
    await Promise.all([...byQueue].map(([name, some]) => this.#queue(name).addBulk(some.map(entryOf))));
  }

  async process<Payload extends object>(
    queue: JobQueue<Payload>,
    handler: (job: Job<Payload>) => Promise<void>,
    { concurrency = 1, onSetAside }: ProcessOptions<Payload> = {},
  ): Promise<void> {
    const run = async (job: BullJob<Stored<Payload>>): Promise<void> => {
      // Allows the same key to be queued again, since this run may have missed the newer change.
      if (job.opts.deduplication) await job.removeDeduplicationKey();
      const taken = takenJob(job);
      await this.#tries.run(queue, taken, handler, onSetAside).catch(async (fault: unknown) => {
        const loss = lossOf(fault);
        if (loss) await job.updateData({ ...job.data, [LOST]: (job.data[LOST] ?? 0) + 1, [LOSS]: loss });
        if (this.#tries.hasFailed(queue, taken, fault))
          throw new UnrecoverableError(fault instanceof Error ? fault.message : String(fault));
        throw fault;
      });
    };
    const find = (jobId: string) => this.#queue(queue.name).getJob(jobId) as Promise<BullJob | undefined>;
    const work = (job: BullJob<Stored<Payload>>, token?: string): Promise<void> =>
      this.#groups.run(job, token, groupIn(job.name), find, () => run(job));
    const worker = new Worker<Stored<Payload>>(queue.name, work, {
      connection: this.#redis,
      prefix: this.#prefix,
      concurrency,
      lockDuration: (this.settings.heartbeatSeconds ?? 10) * 1000,
      stalledInterval: (this.settings.watchSeconds ?? 5) * 1000,
      maxStalledCount: SPARE_TRIES,
      settings: { backoffStrategy: (attempts = 1) => backoffMs(queue, attempts) },
    });
    worker.on('error', this.settings.onFault);
    this.#workers.push(worker);
    await worker.waitUntilReady();
  }

  async schedule<Payload extends object>(queue: JobQueue<Payload>, cron: string, payload: Payload): Promise<void> {
    await this.#queue(queue.name).upsertJobScheduler(
      queue.name,
      { pattern: cron, tz: 'UTC' },
      { name: queue.name, data: payload, opts: optionsOf(queue) },
    );
  }

  async cancel<Payload extends object>(queue: JobQueue<Payload>, jobId: string): Promise<void> {
    const job = (await this.#queue(queue.name).getJob(jobId)) as BullJob<Payload> | undefined;
    // A running job can't be removed; it continues.
    await job?.remove().catch(async (fault: unknown) => ((await job.isActive()) ? undefined : Promise.reject(fault)));
  }

  async failed<Payload extends object>(queue: JobQueue<Payload>): Promise<FailedJob<Payload>[]> {
    const jobs: BullJob<Payload>[] = await this.#queue(queue.name).getFailed(0, JOB_DEFAULTS.failedListed - 1);
    return jobs.map((job) => ({
      id: job.id!,
      payload: job.data,
      reason: job.failedReason,
      failedAt: new Date(job.finishedOn ?? job.timestamp),
    }));
  }

  async stop(): Promise<void> {
    await this.#tries.stop(() => Promise.all(this.#workers.map((worker) => worker.close())));
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
    this.#redis.disconnect();
  }

  #queue(name: string): Queue {
    const known = this.#queues.get(name) ?? new Queue(name, { connection: this.#redis, prefix: this.#prefix });
    if (!this.#queues.has(name)) known.on('error', this.settings.onFault);
    this.#queues.set(name, known);
    return known;
  }
}

/** Key of a stored payload: how often its job ran out of time or memory. BullMQ counts killed processes. */
const LOST = '$lost';
/** Key of a stored payload: which limit it exceeded last. */
const LOSS = '$loss';
type Stored<Payload> = Payload & { readonly [LOST]?: number; readonly [LOSS]?: Loss };

/** A taken job, as its handler gets it. */
function takenJob<Payload extends object>(job: BullJob<Stored<Payload>>): TakenJob<Payload> {
  const { [LOST]: exceeded = 0, [LOSS]: limit = null, ...payload } = job.data;
  return {
    id: job.id!,
    payload: payload as unknown as Payload,
    attempt: job.attemptsMade + job.stalledCounter + 1,
    group: groupIn(job.name),
    lost: exceeded + job.stalledCounter,
    key: job.opts.deduplication?.id ?? null,
    priority: PRIORITIES[(job.opts.priority ?? 0) - 1] ?? null,
    loss: job.stalledCounter > 0 ? 'PROCESS' : limit,
  };
}

/** By their number from 1; lower first. Jobs without a priority come before all others. */
const PRIORITIES = ['DEDICATED', 'ACCELERATED', 'STANDARD'] as const;

/** Stores the group in the job's name, which nothing else reads. */
const GROUP = 'group ';
const nameIn = (group: string | undefined, queueName: string): string =>
  group === undefined ? queueName : GROUP + group;
const groupIn = (name: string): string | null => (name.startsWith(GROUP) ? name.slice(GROUP.length) : null);

function entryOf({ queue, payload, options: { key, startAfter, group, priority } = {} }: NewJob) {
  const opts = {
    ...optionsOf(queue),
    jobId: randomUUID(),
    delay: startAfter && Math.max(0, startAfter.getTime() - Date.now()),
    priority: priority && PRIORITIES.indexOf(priority) + 1,
    deduplication: key === undefined ? undefined : { id: key },
  };
  return { name: nameIn(group, queue.name), data: payload, opts };
}

function optionsOf(queue: JobQueue<object>): JobsOptions {
  return {
    attempts: (queue.retries ?? JOB_DEFAULTS.retries) + 1 + SPARE_TRIES,
    backoff: { type: 'custom' },
    removeOnComplete: true,
    removeOnFail: { age: JOB_DEFAULTS.failedKeptSeconds, count: 10_000 },
  };
}

/** Exponential backoff up to a maximum, with jitter of half the delay. */
function backoffMs(queue: JobQueue<object>, attempts: number): number {
  const seconds = Math.min(
    (queue.backoffSeconds ?? JOB_DEFAULTS.backoffSeconds) * 2 ** (attempts - 1),
    JOB_DEFAULTS.backoffMaxSeconds,
  );
  return Math.round(seconds * 1000 * (0.5 + Math.random() / 2));
}

/** Gives up the first connection on the first error, unlike later ones. */
async function connected(client: Redis): Promise<void> {
  const faulty = new Promise<never>((_, reject) => client.once('error', reject));
  await Promise.race([client.connect(), faulty]);
}

function redisProblem(fault: unknown): StartProblem {
  const refused = /NOAUTH|WRONGPASS|NOPERM/.test(String(fault));
  return new StartProblem(
    refused
      ? 'Redis rejected the user or the password: check REDIS_URL.'
      : 'Redis cannot be reached: check REDIS_URL, and make sure that Redis is running.',
    { cause: fault },
  );
}
