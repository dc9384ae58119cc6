export * from './in-batches.ts';
export * from './text-tasks.ts';
export * from './text-workers.ts';
