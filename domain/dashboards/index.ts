export * from './change.ts';
export * from './dashboard.ts';
export * from './shapes.ts';
export { DASHBOARD_EVENTS } from './events.ts';
