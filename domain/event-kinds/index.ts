export * from './event-kind.ts';
export * from './ids.ts';
