export * from './question.ts';
export * from './shapes.ts';
