export * from './answers.ts';
export * from './destination.ts';
export * from './draft.ts';
export * from './requests.ts';
export * from './shapes.ts';
export * from './ticket.ts';
export { TICKET_EVENTS } from './events.ts';
