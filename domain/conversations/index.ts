export * from './answer.ts';
export * from './conversation.ts';
export * from './named-speakers.ts';
export * from './question.ts';
export * from './rank-passages.ts';
export * from './scope.ts';
export * from './shapes.ts';
export { CONVERSATION_EVENTS } from './events.ts';
