export * from './channel-paths.ts';
export * from './feedback.ts';
export * from './note-hash.ts';
export * from './sanitized-address.ts';
export * from './slug.ts';
