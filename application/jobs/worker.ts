import { stoppedBecause } from '@evident/domain/jobs';
import type { EnqueueOptions, Job, JobQueue, Jobs, LostJob } from './jobs.ts';

/** The part of a job that most workers need. */
export type Turn<Payload> = Pick<Job<Payload>, 'payload' | 'stopping' | 'last'>;

/** The job of an event. */
export interface JobFor<Payload extends object> {
  readonly payload: Payload;
  readonly options?: EnqueueOptions;
}

/** The job that continues unfinished work. */
export interface Continuation<Payload = never> {
  readonly continues: EnqueueOptions;
  /** Default: the same payload. */
  readonly payload?: Payload;
}

/** Carries out the jobs of a queue. Declared with `consumes` in the module of its capability. */
export interface Worker<Payload> {
  /** Resolves to a continuation if the work takes another job. */
  run(job: Job<Payload>): Promise<Continuation<Payload> | void>;
  /**
   * Ends the work visibly after the last try failed, or after its job was set aside, with that reason. Not called when
   * the process stops.
   */
  giveUp?(payload: Payload, reason?: string): Promise<void>;
  /** Lets work that was given up wait again; its job follows. Does nothing if the work goes on or has ended otherwise. */
  startAgain?(payload: Payload): Promise<void>;
}

/** Carries out work whose state members see. */
export type VisibleWorker<Payload> = Required<Worker<Payload>>;

/** Runs a worker for one job. */
export async function work<Payload extends object>(
  jobs: Pick<Jobs, 'enqueue'>,
  queue: JobQueue<Payload>,
  worker: Worker<Payload>,
  job: Job<Payload>,
): Promise<void> {
  try {
    const rest = await worker.run(job);
    if (rest) await jobs.enqueue(queue, rest.payload ?? job.payload, rest.continues);
  } catch (error) {
    if (job.last && !job.stopping()) await worker.giveUp?.(job.payload);
    throw error;
  }
}

/** Ends the work of a job that was set aside, for its members. */
export async function giveUpSetAside<Payload extends object>(
  worker: Pick<Worker<Payload>, 'giveUp'>,
  { payload, loss }: Pick<LostJob<Payload>, 'payload' | 'loss'>,
): Promise<void> {
  await worker.giveUp?.(payload, stoppedBecause(loss ?? 'PROCESS'));
}
