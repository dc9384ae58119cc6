export * from './characters.ts';
export * from './compare.ts';
export * from './normalize.ts';
