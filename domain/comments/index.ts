export * from './comment.ts';
export * from './shapes.ts';
export * from './words.ts';
