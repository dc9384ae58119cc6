export * from './revert.ts';
export * from './shapes.ts';
