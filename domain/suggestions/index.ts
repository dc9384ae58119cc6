export * from './auto-features.ts';
export * from './candidates.ts';
export * from './key-passages.ts';
export * from './shapes.ts';
export * from './suggestion.ts';
export * from './word-vectors.ts';
