export * from './citation.ts';
export * from './draft.ts';
export * from './evidence-text.ts';
