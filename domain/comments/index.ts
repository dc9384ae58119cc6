export * from './comment.ts';
export * from './shapes.ts';
export * from './words.ts';
export { importedComments } from './imported-comment.ts';
export { COMMENT_EVENTS } from './events.ts';
