export * from './question.ts';
export * from './rank-passages.ts';
export * from './scope.ts';
