export * from './bulk.ts';
export * from './groups.ts';
export * from './places.ts';
export * from './row-shapes.ts';
export * from './search.ts';
export * from './types.ts';
export * from './view-shapes.ts';
export * from './view.ts';
export { VIEW_EVENTS } from './events.ts';
