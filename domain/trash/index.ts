export * from './shapes.ts';
export * from './trash.ts';
