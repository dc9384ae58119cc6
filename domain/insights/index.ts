export * from './changed-quotes.ts';
export * from './evidence-facts.ts';
export * from './insight.ts';
export * from './lists.ts';
export * from './publication.ts';
export * from './shapes.ts';
export * from './strength.ts';
export { INSIGHT_EVENTS } from './events.ts';
