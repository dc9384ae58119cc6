export * from './admission.ts';
export * from './attempt.ts';
export * from './connection.ts';
export * from './domain.ts';
export * from './metadata.ts';
export * from './rules.ts';
export * from './shapes.ts';
export * from './strategies.ts';
