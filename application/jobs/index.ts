export type { Continuation, JobFor, Turn, Worker } from './worker.ts';
export type { EnqueueOptions, Job, JobQueue, Jobs } from './jobs.ts';
