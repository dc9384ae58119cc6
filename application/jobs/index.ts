export type { JobQueue, Jobs } from './jobs.ts';
