export type * from './filterable-fields.ts';
export * from './list-filters.ts';
