export * from './access.ts';
export * from './channel.ts';
export * from './data-point.ts';
export * from './pushed.ts';
export * from './repetition.ts';
export * from './sources.ts';
export * from './theme.ts';
export * from './words.ts';
export { CHANNEL_EVENTS } from './events.ts';
