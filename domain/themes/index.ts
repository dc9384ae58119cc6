export * from './rows.ts';
export * from './state.ts';
export type * from './step.ts';
export * from './themes.ts';
export type { TopicExamples } from './topic-cells.ts';
export * from './trend.ts';
export * from './hashed-vector.ts';
export * from './typical.ts';
