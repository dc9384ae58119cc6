export { work } from './worker.ts';
export type { Continuation, JobFor, Turn, Worker } from './worker.ts';
export type { EnqueueOptions, JobQueue, Jobs, NewJob } from './jobs.ts';
