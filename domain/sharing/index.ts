export * from './for-visitors.ts';
export * from './shapes.ts';
export * from './share-link.ts';
