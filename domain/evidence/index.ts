export * from './ai-text.ts';
export * from './citation.ts';
export * from './current-place.ts';
export * from './draft.ts';
export * from './evidence-text.ts';
export * from './verify.ts';
export * from './without-sources.ts';
export * from './support/index.ts';
