export * from './insight.ts';
export * from './publication.ts';
export * from './shapes.ts';
export * from './strength.ts';
