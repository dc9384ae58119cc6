export type { Nearness } from './alike.ts';
export * from './support.ts';
