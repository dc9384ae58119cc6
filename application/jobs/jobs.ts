import type { Loss } from '@evident/domain/jobs';

/** A kind of work. Define one constant per queue next to its message; it carries the type of the payload. */
export interface JobQueue<Payload extends object> {
  /** Lower-case words joined by hyphens. */
  readonly name: string;
  /** Retries before a job is moved to the list of failed jobs. A killed worker can count as a try. Default 5. */
  readonly retries?: number;
  /** Seconds before the second try; doubles for each further one, with jitter, up to five minutes. Default 2. */
  readonly backoffSeconds?: number;
  /** A job that runs longer counts as lost and is retried. Default 900 (15 minutes). */
  readonly timeoutSeconds?: number;
  /** Never present; carries the type. */
  readonly payload?: Payload;
}

export interface Job<Payload> {
  readonly id: string;
  /** The enqueued payload after a JSON round trip: dates are strings. */
  readonly payload: Payload;
  /** 1 for the first try. */
  readonly attempt: number;
  /** True if no try follows a failure of this one. */
  readonly last: boolean;
  readonly group: string | null;
  /** Earlier tries that took their process down, or ran out of time or memory. Other failures do not count. */
  readonly lost: number;
  /**
   * True once the process stops or the job ran too long. A long job then throws at its next safe point and is retried
   * later.
   */
  stopping(): boolean;
}

export interface FailedJob<Payload> {
  readonly id: string;
  readonly payload: Payload;
  /** The last error's message. */
  readonly reason: string;
  readonly failedAt: Date;
}

export interface EnqueueOptions {
  /**
   * Deduplicates: enqueueing has no effect while a job with this key waits for its first try. A running job does not
   * count, because it may have missed the latest change.
   */
  readonly key?: string;
  /** Earliest start. */
  readonly startAfter?: Date;
  /**
   * Jobs of a group run one after the other across processes; two can overlap if they start at the same moment. Other
   * groups do not wait.
   */
  readonly group?: string;
  /**
   * Jobs of a higher priority start first: DEDICATED, ACCELERATED, STANDARD (specification, document 001, section 3).
   * A queue gives all of its jobs one, or none.
   */
  readonly priority?: JobPriority;
}

export interface NewJob {
  readonly queue: JobQueue<object>;
  readonly payload: object;
  readonly options?: EnqueueOptions;
  /** How many automations in a row led to it; that of the work at hand if absent. */
  readonly depth?: number;
}

export type JobPriority = 'STANDARD' | 'ACCELERATED' | 'DEDICATED';

/**
 * Work that outlives the request and the process. Jobs run at least once, so handlers must be idempotent. If a worker
 * is killed, another one takes its job within about half a minute.
 */
export interface Jobs {
  /** Resolves to the job's id once stored; to null if a waiting job has the same key. */
  enqueue<Payload extends object>(
    queue: JobQueue<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** Stores many jobs, in one statement per queue. Jobs with the key of a waiting job are left out. */
  enqueueAll(jobs: readonly NewJob[]): Promise<void>;
  /** Starts processing jobs. A job fails if its handler throws. Call once per queue and process. */
  process<Payload extends object>(
    queue: JobQueue<Payload>,
    handler: (job: Job<Payload>) => Promise<void>,
    options?: ProcessOptions<Payload>,
  ): Promise<void>;
  /**
   * Enqueues a job at each time of `cron` (five fields, UTC), once across all processes. Replaces the existing
   * schedule. Missed times are skipped.
   */
  schedule<Payload extends object>(queue: JobQueue<Payload>, cron: string, payload: Payload): Promise<void>;
  /** Cancels a waiting job. Does not interrupt a running job; ignores unknown ids. */
  cancel<Payload extends object>(queue: JobQueue<Payload>, jobId: string): Promise<void>;
  /** Jobs that ran out of retries in the past two weeks, newest first, at most 100. */
  failed<Payload extends object>(queue: JobQueue<Payload>): Promise<FailedJob<Payload>[]>;
  /** Takes no more jobs and waits up to ten seconds for running ones. Those still running are retried elsewhere. */
  stop(): Promise<void>;
}

/** A job that was lost this often is set aside: it is never tried again, except by hand. */
export const LOST_MAX = 2;

/** A job that was lost too often. */
export interface LostJob<Payload> extends Pick<Job<Payload>, 'id' | 'payload' | 'group'> {
  /** As it was enqueued; null without one. */
  readonly key: string | null;
  readonly priority: JobPriority | null;
  /** The last loss; null if it is not known. */
  readonly loss: Loss | null;
}

/** Stores a job that is set aside. Called instead of its handler; the job then counts as done. */
export type SetAside = (queue: JobQueue<object>, job: LostJob<object>) => Promise<void>;

export interface ProcessOptions<Payload> {
  /** Jobs at once in this process. Default 1. */
  readonly concurrency?: number;
  /** Called after a job was set aside. May be called again for the same job. */
  readonly onSetAside?: (job: LostJob<Payload>) => Promise<void>;
}

/** Work that exceeded its limit of time or memory. Its job counts as lost. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
}

/** Reports a failed try of any job for the log, and rethrows. */
export async function reportFaults<T>(
  queue: JobQueue<object>,
  attempt: number,
  onFault: (fault: Error) => void,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    onFault(new Error(`Job ${queue.name}, try ${attempt}: ${error instanceof Error ? error.message : String(error)}`));
    throw error;
  }
}

export const JOB_DEFAULTS = {
  retries: 5,
  backoffSeconds: 2,
  backoffMaxSeconds: 300,
  timeoutSeconds: 900,
  graceSeconds: 10,
  failedKeptSeconds: 1_209_600,
  failedListed: 100,
} as const;
