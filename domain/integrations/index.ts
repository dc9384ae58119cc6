export * from './catalogue.ts';
export * from './connection.ts';
export { INTEGRATION_EVENTS } from './events.ts';
export * from './shapes.ts';
export * from './chat-messages.ts';
export * from './link-previews.ts';
