export * from './names-in-text.ts';
export * from './term.ts';
export { GLOSSARY_EVENTS } from './events.ts';
