export type { FieldColumns } from './field-columns.ts';
