export * from './state.ts';
export type * from './step.ts';
export * from './themes.ts';
export * from './trend.ts';
