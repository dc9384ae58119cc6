export type { Continuation, JobFor, Turn, VisibleWorker, Worker } from './worker.ts';
export type { EnqueueOptions, Job, JobQueue, Jobs } from './jobs.ts';
