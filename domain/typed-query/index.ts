export * from './completion.ts';
export * from './names.ts';
export * from './prefixes.ts';
export * from './resolve.ts';
export * from './term.ts';
export * from './typed-query.ts';
