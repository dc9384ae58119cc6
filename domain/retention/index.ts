export * from './interval.ts';
export * from './receipt.ts';
export * from './rule.ts';
export * from './shapes.ts';
export { RETENTION_EVENTS } from './events.ts';
