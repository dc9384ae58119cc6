export { type Nearness, rootOf } from './alike.ts';
export * from './support.ts';
