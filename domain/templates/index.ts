export * from './blueprint.ts';
export * from './built-in.ts';
export * from './extension.ts';
export * from './shapes.ts';
export * from './template.ts';
export * from './template-document.ts';
export * from './without-prompts.ts';
export { TEMPLATE_EVENTS } from './events.ts';
