export * from './actor.ts';
export * from './capabilities.ts';
export * from './effective-level.ts';
export * from './grants.ts';
export * from './levels.ts';
export * from './role-reasons.ts';
export * from './workspace-content.ts';
export { ACCESS_EVENTS } from './events.ts';
