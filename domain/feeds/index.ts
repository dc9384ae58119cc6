export * from './feed.ts';
export * from './follow.ts';
export * from './shapes.ts';
export { FEED_EVENTS } from './events.ts';
