export * from './export-rows.ts';
export * from './find-words.ts';
export * from './highlight.ts';
export * from './shapes.ts';
export * from './targets.ts';
export * from './trim.ts';
export * from './view.ts';
export * from './whole-notes.ts';
export { HIGHLIGHT_EVENTS } from './events.ts';
