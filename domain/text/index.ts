export * from './characters.ts';
export * from './compare.ts';
export * from './normalize.ts';
export * from './language-of.ts';
export * from './script.ts';
