export * from './chain.ts';
export * from './entry.ts';
export * from './export.ts';
export * from './recorded.ts';
export * from './rules.ts';
export * from './sight.ts';
