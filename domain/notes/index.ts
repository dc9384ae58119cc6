export * from './lists.ts';
export * from './note.ts';
export * from './shapes.ts';
export { NOTE_EVENTS } from './events.ts';
