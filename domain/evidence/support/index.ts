export { type Nearness, rootOf } from './alike.ts';
export * from './contradicts.ts';
export * from './support.ts';
