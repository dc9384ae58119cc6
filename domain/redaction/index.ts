export * from './copies.ts';
export * from './merged-ranges.ts';
export * from './redact-content.ts';
export * from './redaction.ts';
export * from './restore-content.ts';
export * from './shapes.ts';
export * from './spoken-span.ts';
export * from './text-change.ts';
