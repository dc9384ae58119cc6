export { work } from './worker.ts';
export type { Continuation, JobFor, Turn, Worker } from './worker.ts';
export type { EnqueueOptions, Job, JobQueue, Jobs, NewJob } from './jobs.ts';
