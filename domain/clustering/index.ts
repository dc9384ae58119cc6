export * from './cluster.ts';
export * from './options.ts';
export * from './titles/cluster-titles.ts';
