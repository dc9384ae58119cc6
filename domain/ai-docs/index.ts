export * from './ai-doc.ts';
export * from './doc-content.ts';
export * from './instruction.ts';
export * from './shapes.ts';
export * from './source-shapes.ts';
export { AI_DOC_EVENTS } from './events.ts';
