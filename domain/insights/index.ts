export * from './insight.ts';
export * from './shapes.ts';
export * from './strength.ts';
