export * from './alike.ts';
export * from './cluster-job.ts';
export * from './cluster.ts';
export * from './content.ts';
export * from './options.ts';
export * from './shapes.ts';
export * from './titles/cluster-titles.ts';
export { tellingPhrases } from './titles/telling-phrases.ts';
export { CLUSTERING_EVENTS } from './events.ts';
