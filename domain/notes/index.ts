export * from './lists.ts';
export * from './note.ts';
export * from './shapes.ts';
