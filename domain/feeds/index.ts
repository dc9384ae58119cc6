export * from './feed.ts';
export * from './follow.ts';
export * from './shapes.ts';
