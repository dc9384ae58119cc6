/** A kind of work. One constant per queue, beside the message that does the work; the payload's type travels with it. */
export interface JobQueue<Payload extends object> {
  /** Lower-case words joined by hyphens. */
  readonly name: string;
  /** How often a failed job is tried again before it goes to the list of failed jobs. A killed worker may count as one try. Default 5. */
  readonly retries?: number;
  /** Seconds before the second try; doubled for each further one, with some chance, up to five minutes. Default 2. */
  readonly backoffSeconds?: number;
  /** A job that runs longer is taken for lost and tried again. Default 900 (15 minutes). */
  readonly timeoutSeconds?: number;
  /** Never present: carries the type. */
  readonly payload?: Payload;
}

export interface Job<Payload> {
  readonly id: string;
  /** What `enqueue` was given, through JSON: dates arrive as strings. */
  readonly payload: Payload;
  /** 1 for the first try. */
  readonly attempt: number;
  /** True once the process stops or the job ran too long: a long job then ends at its next safe place by throwing, and is retried later. */
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
  /** While a job of this queue with this key waits for its first try, asking again changes nothing. A job already running does not stand in the way: it may have missed what the new one is about. */
  readonly key?: string;
  /** Not before. */
  readonly startAfter?: Date;
  /** Jobs of one group run one after the other, among all processes; two may overlap when they start at the same moment. Jobs of other groups do not wait for them. */
  readonly group?: string;
}

/**
 * Work that outlives the request and the process. Each job is done at least once: a handler must bear to see the same job twice.
 * A job whose worker was killed is taken again by another within about half a minute.
 */
export interface Jobs {
  /** Resolves to the job's id once it is stored; to null when a waiting job has the same key. */
  enqueue<Payload extends object>(
    queue: JobQueue<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** Starts taking jobs, at most `concurrency` (default 1) at once in this process. A handler that throws has failed. Once per queue and process. */
  process<Payload extends object>(
    queue: JobQueue<Payload>,
    handler: (job: Job<Payload>) => Promise<void>,
    options?: { readonly concurrency?: number },
  ): Promise<void>;
  /** A job at each time of `cron` (five fields, UTC), once among all processes. Scheduling again replaces; times missed while nothing ran are not made up. */
  schedule<Payload extends object>(queue: JobQueue<Payload>, cron: string, payload: Payload): Promise<void>;
  /** A waiting job will not run. One that runs is not interrupted; an unknown one is no error. */
  cancel<Payload extends object>(queue: JobQueue<Payload>, jobId: string): Promise<void>;
  /** Jobs that failed for the last time in the past two weeks, newest first, at most 100. */
  failed<Payload extends object>(queue: JobQueue<Payload>): Promise<FailedJob<Payload>[]>;
  /** Takes no more jobs, waits for the running ones, at most ten seconds; what still runs then is tried again elsewhere. */
  stop(): Promise<void>;
}

/** A failed try is told where it is tried again: in the log, whatever the job is about. */
export async function tellingOf<T>(
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
