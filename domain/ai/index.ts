export * from './sent.ts';
export * from './settings.ts';
export * from './status.ts';
export * from './workspace-ai.ts';
export { AI_TEXT_EVENTS } from './events.ts';
