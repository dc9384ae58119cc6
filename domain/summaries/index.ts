export * from './chapters.ts';
export * from './frameworks.ts';
export * from './key-terms.ts';
export * from './plan-summary.ts';
export * from './questions.ts';
export * from './themes.ts';
