export { align } from './align.ts';
export * from './recover.ts';
export * from './follow.ts';
export * from './repair-marks.ts';
export * from './reanchor.ts';
export * from './selector.ts';
export * from './locate.ts';
export * from './similarity.ts';
export { compare } from './text-change.ts';
