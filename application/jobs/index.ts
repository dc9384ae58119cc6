export type { Continuation, JobFor, Turn, VisibleWorker, Worker } from './worker.ts';
export { TurnsByTime } from './turns-by-time.ts';
export type { EnqueueOptions, Job, JobQueue, Jobs, NewJob } from './jobs.ts';
