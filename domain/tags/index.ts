export * from './applied-tag.ts';
export * from './deed.ts';
export * from './colors.ts';
export * from './hues.ts';
export * from './shapes.ts';
export * from './tag.ts';
export * from './taken-back.ts';
