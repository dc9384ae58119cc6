export * from './note.ts';
export * from './shapes.ts';
