export * from './sent.ts';
export * from './settings.ts';
