import type { Loss } from '@evident/domain/jobs';
import {
  type Job,
  JOB_DEFAULTS,
  type JobQueue,
  LimitExceeded,
  LOST_MAX,
  type LostJob,
  reportFaults,
  type SetAside,
} from '@evident/application/jobs/jobs';

export interface TrySettings {
  readonly onFault: (fault: Error) => void;
  /** Default: only reported. */
  readonly setAside?: SetAside;
  /** Seconds that `stop` waits for running jobs. Default 10. */
  readonly graceSeconds?: number;
}

/** Tries beyond the retries of a queue that losses and stopping processes may use up, so that a job is never lost silently. */
export const SPARE_TRIES = LOST_MAX + 10;

/** Codes of errors that tell of exhausted memory. */
const OUT_OF_MEMORY = new Set(['ERR_WORKER_OUT_OF_MEMORY']);

/** Why a failed try counts as lost: it, or its cause, ran out of time or memory. Null if it does not. */
export function lossOf(fault: unknown): Loss | null {
  if (!(fault instanceof Error)) return null;
  if (fault instanceof LimitExceeded) return 'TIME';
  return OUT_OF_MEMORY.has(String((fault as { code?: unknown }).code)) ? 'MEMORY' : lossOf(fault.cause);
}

/** A job as an engine hands it out. */
export type TakenJob<Payload> = Omit<Job<Payload>, 'stopping' | 'last'> & LostJob<Payload>;

/** Runs handlers until they end, run out of time, or are abandoned on shutdown. */
export class Tries {
  readonly #hurry = new AbortController();
  #stopping = false;

  constructor(private readonly settings: TrySettings) {}

  /** Rejects on timeout or shutdown while the handler still runs. It may then run twice for a while. */
  async run<Payload extends object>(
    queue: JobQueue<Payload>,
    job: TakenJob<Payload>,
    handler: (job: Job<Payload>) => Promise<void>,
    onSetAside?: (job: LostJob<Payload>) => Promise<void>,
  ): Promise<void> {
    if (job.lost >= LOST_MAX) {
      await this.#setAside(queue, job);
      return onSetAside?.(job);
    }
    let late = false;
    const work = handler({ ...job, last: isLast(queue, job), stopping: () => this.#stopping || late });
    const inTime = this.#inTime(work, queue.timeoutSeconds ?? JOB_DEFAULTS.timeoutSeconds).finally(() => {
      late = true;
    });
    await reportFaults(queue, job.attempt, this.settings.onFault, inTime);
  }

  /** Whether a job has failed for good. A try that was lost, or that the shutdown abandoned, is repeated. */
  hasFailed(queue: JobQueue<object>, job: TakenJob<object>, fault: unknown): boolean {
    return !this.#stopping && lossOf(fault) === null && isLast(queue, job);
  }

  /** Resolves once `ended` does. Running jobs are abandoned after the grace period. */
  async stop(ended: () => Promise<unknown>): Promise<void> {
    this.#stopping = true;
    const impatience = setTimeout(
      () => this.#hurry.abort(),
      (this.settings.graceSeconds ?? JOB_DEFAULTS.graceSeconds) * 1000,
    );
    await ended().finally(() => clearTimeout(impatience));
  }

  async #setAside(queue: JobQueue<object>, job: LostJob<object>): Promise<void> {
    this.settings.onFault(new Error(`Job ${queue.name} was set aside: it was lost ${LOST_MAX} times`));
    await this.settings.setAside?.(queue, job);
  }

  async #inTime(work: Promise<void>, seconds: number): Promise<void> {
    const late = Promise.withResolvers<never>();
    const stopped = (): void => late.reject(new Error('the worker was stopped'));
    const timer = setTimeout(
      () => late.reject(new LimitExceeded(`not finished within ${seconds} seconds`)),
      seconds * 1000,
    );
    this.#hurry.signal.addEventListener('abort', stopped, { once: true });
    if (this.#hurry.signal.aborted) stopped();
    try {
      await Promise.race([work, late.promise]);
    } finally {
      clearTimeout(timer);
      this.#hurry.signal.removeEventListener('abort', stopped);
    }
  }
}

const isLast = ({ retries = JOB_DEFAULTS.retries }: JobQueue<object>, { attempt, lost }: TakenJob<object>): boolean =>
  attempt - lost > retries;
