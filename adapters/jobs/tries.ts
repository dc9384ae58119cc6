import { type Job, JOB_DEFAULTS, type JobQueue, reportFaults } from '@evident/application/jobs/jobs';

/** Runs handlers until they end, run out of time, or are abandoned on shutdown. */
export class Tries {
  readonly #hurry = new AbortController();
  #stopping = false;

  constructor(
    private readonly onFault: (fault: Error) => void,
    private readonly graceSeconds: number = JOB_DEFAULTS.graceSeconds,
  ) {}

  /** Rejects on timeout or shutdown while the handler still runs. It may then run twice for a while. */
  async run<Payload extends object>(
    queue: JobQueue<Payload>,
    job: Omit<Job<Payload>, 'stopping' | 'last'>,
    handler: (job: Job<Payload>) => Promise<void>,
  ): Promise<void> {
    let late = false;
    const last = job.attempt > (queue.retries ?? JOB_DEFAULTS.retries);
    const work = handler({ ...job, last, stopping: () => this.#stopping || late });
    const inTime = this.#inTime(work, queue.timeoutSeconds ?? JOB_DEFAULTS.timeoutSeconds).finally(() => {
      late = true;
    });
    await reportFaults(queue, job.attempt, this.onFault, inTime);
  }

  /** Resolves once `ended` does. Running jobs are abandoned after the grace period. */
  async stop(ended: () => Promise<unknown>): Promise<void> {
    this.#stopping = true;
    const impatience = setTimeout(() => this.#hurry.abort(), this.graceSeconds * 1000);
    await ended();
    clearTimeout(impatience);
  }

  async #inTime(work: Promise<void>, seconds: number): Promise<void> {
    const late = Promise.withResolvers<never>();
    const stopped = (): void => late.reject(new Error('the worker was stopped'));
    const timer = setTimeout(() => late.reject(new Error(`not finished within ${seconds} seconds`)), seconds * 1000);
    this.#hurry.signal.addEventListener('abort', stopped, { once: true });
    try {
      await Promise.race([work, late.promise]);
    } finally {
      clearTimeout(timer);
      this.#hurry.signal.removeEventListener('abort', stopped);
    }
  }
}
