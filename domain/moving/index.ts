export * from './copied-document.ts';
export * from './fitted-tags.ts';
export * from './obstacles.ts';
export * from './shapes.ts';
export * from './moved-text.ts';
export * from './arrived-words.ts';
