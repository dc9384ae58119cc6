export * from './agent.ts';
export * from './run.ts';
export * from './schedule.ts';
export * from './shapes.ts';
export { AGENT_EVENTS } from './events.ts';
