export * from './fragments.ts';
export * from './limits.ts';
export * from './nearest-word.ts';
export * from './passages.ts';
export * from './query-word.ts';
export * from './shapes.ts';
export * from './weights.ts';
