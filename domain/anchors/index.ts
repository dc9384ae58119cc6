export { align } from './align.ts';
export * from './come-back.ts';
export * from './follow.ts';
export * from './mend.ts';
export * from './reanchor.ts';
export * from './selector.ts';
export * from './settle.ts';
export * from './similarity.ts';
export { compare } from './text-change.ts';
