export * from './catalogue.ts';
export * from './delay.ts';
export * from './event.ts';
export { LISTED_MAX, LISTS, gathered } from './gather.ts';
export * from './split-batch.ts';
export * from './subjects.ts';
