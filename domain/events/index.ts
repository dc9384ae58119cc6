export * from './catalogue.ts';
export * from './event.ts';
export * from './split-batch.ts';
