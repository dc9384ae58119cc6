export * from './areas.ts';
export * from './file-document.ts';
export * from './formats.ts';
export * from './news.ts';
export * from './shapes.ts';
export * from './view.ts';
export { DOCUMENT_EVENTS } from './events.ts';
