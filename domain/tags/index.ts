export { HUES, HUE_HEX, type Hue } from '../kernel/index.ts';
export * from './applied-tag.ts';
export * from './change-set.ts';
export * from './colors.ts';
export * from './hues.ts';
export * from './shapes.ts';
export * from './tag.ts';
export * from './reverted.ts';
