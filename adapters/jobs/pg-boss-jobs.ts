import { createHash } from 'node:crypto';
import { type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss';
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
import { Dispatcher, type Look } from './dispatcher.ts';
import {
  failedOf,
  jobOf,
  lossIn,
  optionsOf,
  outcomeOf,
  payloadOf,
  type PgBossSettings,
  reasonOf,
  sendOptions,
  type Stored,
} from './pg-boss-form.ts';
import { COUNT_LOST, DUE_JOBS, LAST_TRY, LATE_JOBS } from './pg-boss-queries.ts';
import { Tries } from './tries.ts';

/** Seconds without a heartbeat until a worker counts as lost; pg-boss's minimum. */
const HEARTBEAT_SECONDS = 10;
/** Seconds between deletions of completed jobs. */
const MAINTENANCE_SECONDS = 600;

/** Milliseconds. pg-boss waits longer for locks while it migrates its schema. */
const LIMITS = {
  connectionTimeoutMillis: 30_000,
  // A connection that was cut silently must not hold up the looks for due jobs.
  query_timeout: 65_000,
  keepAlive: true,
  // Keeps a connection from one look to the next, and closes the others: each takes 7 MB of the database.
  idleTimeoutMillis: 20_000,
  lock_timeout: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** On it, pg-boss notifies of jobs that can start. */
const CHANNEL = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;

/**
 * Jobs in PostgreSQL by pg-boss, with at most four connections: three, and one that listens. Keys are unique by the
 * policy `short`, which counts only jobs awaiting their first attempt. pg-boss stores; the dispatcher decides when to
 * ask which queue.
 */
export class PgBossJobs implements Jobs {
  readonly #boss: PgBoss;
  readonly #dispatcher: Dispatcher;
  readonly #tries: Tries;
  readonly #prepared = new Map<string, Promise<void>>();
  #stored = new Map<string, QueueResult>();
  #watch: NodeJS.Timeout | undefined;
  #ignore: () => Promise<void> = () => Promise.resolve();

  private constructor(private readonly settings: PgBossSettings) {
    const { lookSeconds = 10, cronSeconds = 45 } = settings;
    this.#boss = new PgBoss({
      connectionString: settings.url,
      application_name: 'evident-jobs',
      max: 3,
      ...LIMITS,
      superviseIntervalSeconds: MAINTENANCE_SECONDS,
      maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
      monitorIntervalSeconds: 1,
      monitorVacuum: false,
      queueCacheIntervalSeconds: 3_600,
      notifyHeartbeatIntervalMs: 30_000,
      flowIntervalSeconds: 3_600,
      bamIntervalSeconds: 3_600,
      cronMonitorIntervalSeconds: cronSeconds,
      cronWorkerIntervalSeconds: cronSeconds,
    });
    this.#boss.on('error', settings.onFault);
    this.#dispatcher = new Dispatcher(lookSeconds * 1000, (names) => this.#lookAt(names), settings.onFault);
    this.#tries = new Tries(settings);
  }

  static async open(settings: PgBossSettings): Promise<PgBossJobs> {
    const jobs = new PgBossJobs(settings);
    await jobs.#boss.start();
    await jobs.#start();
    return jobs;
  }

  async enqueue<Payload extends object>(
    queue: JobQueue<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | null> {
    await this.#prepare(queue);
    const id = await this.#boss.send(queue.name, payload, sendOptions({ queue, payload, options }));
    this.#expect(options);
    return id;
  }

  async enqueueAll(jobs: readonly NewJob[]): Promise<void> {
    for (const [name, some] of Map.groupBy(jobs, ({ queue }) => queue.name)) {
      await this.#prepare(some[0]!.queue);
      await this.#boss.insert(
        name,
        some.map((job) => ({ ...sendOptions(job), data: job.payload })),
      );
    }
    for (const { options } of jobs) this.#expect(options);
  }

  async process<Payload extends object>(
    queue: JobQueue<Payload>,
    handler: (job: Job<Payload>) => Promise<void>,
    { concurrency = 1, onSetAside }: ProcessOptions<Payload> = {},
  ): Promise<void> {
    await this.#prepare(queue);
    const take = async () => {
      const [job] = await this.#boss.fetch<Stored<Payload>>(queue.name, { includeMetadata: true, groupConcurrency: 1 });
      return job ? { done: this.#run(queue, job, handler, onSetAside) } : null;
    };
    this.#dispatcher.add(queue.name, { concurrency, take });
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
    const jobs = await this.#boss.findJobs<Stored<Payload>>(failedOf(queue.name));
    return jobs
      .map(({ id, sourceId, data, output, createdOn }) => ({
        id: sourceId ?? id,
        payload: payloadOf<Payload>(data),
        reason: reasonOf(output),
        failedAt: createdOn,
      }))
      .sort((one, other) => other.failedAt.getTime() - one.failedAt.getTime())
      .slice(0, JOB_DEFAULTS.failedListed);
  }

  async stop(): Promise<void> {
    clearInterval(this.#watch);
    await this.#tries.stop(() => this.#dispatcher.stop());
    await this.#ignore();
    await this.#boss.stop();
  }

  async #start(): Promise<void> {
    this.#stored = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]));
    const { close } = await this.#boss.getDb().listen!(
      CHANNEL,
      (name) => this.#dispatcher.wake(name),
      () => this.#dispatcher.lookWithin(0),
    );
    this.#ignore = close;
    const takeOver = () => void this.#takeOver().catch(this.settings.onFault);
    takeOver();
    this.#watch = setInterval(takeOver, (this.settings.watchSeconds ?? 10) * 1000);
  }

  /** Never rejects: a result that can't be stored is logged, and the job counts as lost. */
  async #run<Payload extends object>(
    queue: JobQueue<Payload>,
    taken: JobWithMetadata<Stored<Payload>>,
    handler: (job: Job<Payload>) => Promise<void>,
    onSetAside: ProcessOptions<Payload>['onSetAside'],
  ): Promise<void> {
    const { id } = taken;
    const alive = setInterval(
      () => void this.#boss.touch(queue.name, id).catch(this.settings.onFault),
      (HEARTBEAT_SECONDS / 2) * 1000,
    );
    try {
      const job = jobOf(taken);
      if (lossIn(taken.output)) await this.#query(COUNT_LOST, [queue.name, id, job.lost, job.loss]);
      const failed = await this.#tries.run(queue, job, handler, onSetAside).then(
        () => null,
        (fault: unknown) => ({ fault }),
      );
      if (failed === null) return void (await this.#boss.complete(queue.name, id));
      if (this.#tries.hasFailed(queue, job, failed.fault)) await this.#query(LAST_TRY, [queue.name, id]);
      await this.#boss.fail(queue.name, id, outcomeOf(failed.fault));
      this.#dispatcher.lookWithin(0);
    } catch (error) {
      this.settings.onFault(error as Error);
    } finally {
      clearInterval(alive);
    }
  }

  async #lookAt(names: readonly string[]): Promise<Look> {
    const { rows } = await this.#query<{ name: string; ms: number }>(DUE_JOBS, [names]);
    const later = rows.filter(({ ms }) => ms > 0).map(({ ms }) => ms);
    return {
      ready: rows.filter(({ ms }) => ms <= 0).map(({ name }) => name),
      dueMs: later.length > 0 ? Math.ceil(Math.min(...later)) : null,
    };
  }

  /** Lets pg-boss retry the jobs of killed workers. */
  async #takeOver(): Promise<void> {
    const { rows } = await this.#query<{ name: string }>(LATE_JOBS, []);
    for (const { name } of rows) await this.#boss.supervise(name);
    if (rows.length > 0) this.#dispatcher.lookWithin(0);
  }

  #query<Row>(text: string, values: unknown[]): Promise<{ rows: Row[] }> {
    return this.#boss.getDb().executeSql(text, values) as Promise<{ rows: Row[] }>;
  }

  /** A delayed job is not notified. */
  #expect(options: EnqueueOptions | undefined): void {
    if (options?.startAfter) this.#dispatcher.lookWithin(options.startAfter.getTime() - Date.now());
  }

  /** Creates the queue and its dead-letter queue once. */
  #prepare(queue: JobQueue<object>): Promise<void> {
    const known = this.#prepared.get(queue.name) ?? this.#create(queue);
    this.#prepared.set(queue.name, known);
    known.catch(() => this.#prepared.delete(queue.name));
    return known;
  }

  async #create({ name }: JobQueue<object>): Promise<void> {
    const stored = this.#stored.get(name);
    if (stored?.notify) return;
    // Up to version 0.1, queues were polled.
    if (stored) return this.#boss.updateQueue(name, { notify: true });
    await this.#boss.createQueue(failedOf(name), { retentionSeconds: JOB_DEFAULTS.failedKeptSeconds });
    await this.#boss.createQueue(name, {
      policy: 'short',
      deadLetter: failedOf(name),
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: 3_600,
      notify: true,
    });
  }
}
