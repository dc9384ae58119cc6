export * from './agent.ts';
export * from './run.ts';
export * from './schedule.ts';
export * from './shapes.ts';
