export * from './alert.ts';
export * from './dashboard.ts';
export * from './project-row.ts';
export * from './watch.ts';
export { OVERSIGHT_EVENTS } from './events.ts';
