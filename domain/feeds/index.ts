export * from './feed.ts';
export * from './follow.ts';
export { FEED_EVENTS } from './events.ts';
