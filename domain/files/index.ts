export * from './accepted-formats.ts';
export * from './dropped.ts';
export * from './file-record.ts';
export * from './media-types.ts';
export * from './note-file.ts';
export * from './shapes.ts';
export * from './upload-limits.ts';
export * from './uses.ts';
export { FILE_EVENTS } from './events.ts';
