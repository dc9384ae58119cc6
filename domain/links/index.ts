export * from './note-hash.ts';
export * from './slug.ts';
