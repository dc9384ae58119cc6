export * from './completion.ts';
export * from './filter-group.ts';
export * from './names.ts';
export * from './prefixes.ts';
export * from './resolve-groups.ts';
export * from './resolve.ts';
export * from './term.ts';
export * from './typed-query.ts';
