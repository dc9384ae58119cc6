export * from './hex-color.ts';
export * from './ids.ts';
export * from './limits.ts';
export * from './page.ts';
export * from './place.ts';
export * from './ranks.ts';
export * from './refusal.ts';
export * from './schema.ts';
export { noteGroup } from './note-group.ts';
