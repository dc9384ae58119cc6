export * from './titles/cluster-titles.ts';
