import { randomUUID } from 'node:crypto';
import { PgBoss, type JobWithMetadata, type SendOptions } from 'pg-boss';
import {
  JOB_DEFAULTS,
  type EnqueueOptions,
  type FailedJob,
  type Job,
  type JobQueue,
  type Jobs,
  type NewJob,
  reportFaults,
} from '@evident/application/jobs/jobs';

export interface PgBossSettings {
  /** URL of a role that may create and own the schema `pgboss`. */
  readonly url: string;
  /** Called with connection errors, for the log. Jobs recover by themselves. */
  readonly onFault: (fault: Error) => void;
  /**
   * Seconds between polls for jobs of other processes and due retries. Jobs of this process start at once. Default 2.
   */
  readonly pollSeconds?: number;
  /** Seconds between checks for due schedules and lost workers. Default 10. */
  readonly watchSeconds?: number;
  /** Seconds that `stop` waits for running jobs. Default 10. */
  readonly graceSeconds?: number;
}

/** Seconds without a heartbeat until a worker counts as lost; pg-boss's minimum. */
const HEARTBEAT_SECONDS = 10;

/** Milliseconds. pg-boss waits longer for locks while it migrates its schema. */
const LIMITS = {
  connectionTimeoutMillis: 30_000,
  lock_timeout: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
};

/**
 * Jobs in PostgreSQL by pg-boss, with at most three connections. Keys are unique by the policy `short`, which counts
 * only jobs awaiting their first attempt.
 */
export class PgBossJobs implements Jobs {
  readonly #boss: PgBoss;
  readonly #known = new Map<string, Promise<void>>();
  #stopping = false;

  private constructor(private readonly settings: PgBossSettings) {
    const watch = settings.watchSeconds ?? 10;
    this.#boss = new PgBoss({
      connectionString: settings.url,
      application_name: 'evident-jobs',
      max: 3,
      ...LIMITS,
      superviseIntervalSeconds: watch,
      monitorIntervalSeconds: watch,
      maintenanceIntervalSeconds: 3_600,
      monitorVacuum: false,
      cronMonitorIntervalSeconds: watch,
      cronWorkerIntervalSeconds: watch,
    });
    this.#boss.on('error', settings.onFault);
  }

  static async open(settings: PgBossSettings): Promise<PgBossJobs> {
    const jobs = new PgBossJobs(settings);
    await jobs.#boss.start();
    return jobs;
  }

  async enqueue<Payload extends object>(
    queue: JobQueue<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | null> {
    await this.#prepare(queue);
    const id = await this.#boss.send(queue.name, payload, sendOptions({ queue, payload, options }));
    this.#nudge(queue.name);
    return id;
  }

  async enqueueAll(jobs: readonly NewJob[]): Promise<void> {
    for (const [name, some] of Map.groupBy(jobs, ({ queue }) => queue.name)) {
      await this.#prepare(some[0]!.queue);
      await this.#boss.insert(
        name,
        some.map((job) => ({ ...sendOptions(job), data: job.payload })),
      );
      this.#nudge(name);
    }
  }

  async process<Payload extends object>(
    queue: JobQueue<Payload>,
    handler: (job: Job<Payload>) => Promise<void>,
    { concurrency = 1 } = {},
  ): Promise<void> {
    await this.#prepare(queue);
    const options = {
      includeMetadata: true,
      localConcurrency: concurrency,
      groupConcurrency: 1,
      pollingIntervalSeconds: this.settings.pollSeconds ?? 2,
    } as const;
    await this.#boss.work(queue.name, options, async (jobs: JobWithMetadata<Payload>[]) => {
      // More jobs may be waiting, so it polls again at once.
      this.#nudge(queue.name);
      for (const { id, data, retryCount, signal } of jobs) {
        const stopping = (): boolean => this.#stopping || signal.aborted;
        await reportFaults(
          queue,
          retryCount + 1,
          this.settings.onFault,
          handler({ id, payload: data, attempt: retryCount + 1, stopping }),
        );
      }
    });
  }

  async schedule<Payload extends object>(queue: JobQueue<Payload>, cron: string, payload: Payload): Promise<void> {
    await this.#prepare(queue);
    await this.#boss.schedule(queue.name, cron, payload, { ...optionsOf(queue), tz: 'UTC', missed: 'once' });
  }

  async cancel<Payload extends object>(queue: JobQueue<Payload>, jobId: string): Promise<void> {
    await this.#prepare(queue);
    await this.#boss.cancel(queue.name, jobId);
  }

  async failed<Payload extends object>(queue: JobQueue<Payload>): Promise<FailedJob<Payload>[]> {
    await this.#prepare(queue);
    const jobs = await this.#boss.findJobs<Payload>(failedOf(queue.name));
    return jobs
      .map(({ id, sourceId, data, output, createdOn }) => ({
        id: sourceId ?? id,
        payload: data,
        reason: reasonOf(output),
        failedAt: createdOn,
      }))
      .sort((one, other) => other.failedAt.getTime() - one.failedAt.getTime())
      .slice(0, JOB_DEFAULTS.failedListed);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#boss.stop({
      graceful: true,
      timeout: (this.settings.graceSeconds ?? JOB_DEFAULTS.graceSeconds) * 1000,
    });
  }

  /** Creates the queue and its dead-letter queue once. */
  #prepare(queue: JobQueue<object>): Promise<void> {
    const known = this.#known.get(queue.name) ?? this.#create(queue);
    this.#known.set(queue.name, known);
    known.catch(() => this.#known.delete(queue.name));
    return known;
  }

  async #create({ name }: JobQueue<object>): Promise<void> {
    await this.#boss.createQueue(failedOf(name), { retentionSeconds: JOB_DEFAULTS.failedKeptSeconds });
    await this.#boss.createQueue(name, {
      policy: 'short',
      deadLetter: failedOf(name),
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: 3_600,
    });
  }

  #nudge(queueName: string): void {
    for (const { id, name } of this.#boss.getWipData()) if (name === queueName) this.#boss.notifyWorker(id);
  }
}

/** Higher first. */
const PRIORITY = { STANDARD: 0, ACCELERATED: 1, DEDICATED: 2 } as const;

const failedOf = (queueName: string): string => `${queueName}.failed`;
const reasonOf = (output: unknown): string =>
  String(
    (output as { message?: unknown; value?: { message?: unknown } } | null)?.message ??
      (output as { value?: { message?: unknown } } | null)?.value?.message ??
      'unknown',
  );

function sendOptions({ queue, options: { key, startAfter, group, priority = 'STANDARD' } = {} }: NewJob) {
  return {
    ...optionsOf(queue),
    singletonKey: key ?? randomUUID(),
    startAfter,
    priority: PRIORITY[priority],
    group: group === undefined ? undefined : { id: group },
  };
}

function optionsOf(queue: JobQueue<object>): SendOptions {
  return {
    retryLimit: queue.retries ?? JOB_DEFAULTS.retries,
    retryDelay: queue.backoffSeconds ?? JOB_DEFAULTS.backoffSeconds,
    retryBackoff: true,
    retryDelayMax: JOB_DEFAULTS.backoffMaxSeconds,
    expireInSeconds: queue.timeoutSeconds ?? JOB_DEFAULTS.timeoutSeconds,
  };
}
