export * from './blocks.ts';
export * from './compose.ts';
export * from './emerging-themes.ts';
export * from './shapes.ts';
export * from './theme-sections.ts';
export * from './wrap.ts';
export { WRAP_EVENTS } from './events.ts';
