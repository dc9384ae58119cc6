export type { JobQueue, Jobs, NewJob } from './jobs.ts';
