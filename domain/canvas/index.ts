export * from './canvas.ts';
export * from './change.ts';
export * from './layout.ts';
export * from './live.ts';
export * from './revert.ts';
export * from './shapes.ts';
export * from './shown.ts';
export * from './valid.ts';
export { CANVAS_EVENTS } from './events.ts';
