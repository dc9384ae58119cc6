export * from './list-clause.ts';
