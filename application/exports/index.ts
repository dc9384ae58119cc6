export type { FieldColumns } from './field-columns.ts';
export type { ResponseColumns } from './response-columns.ts';
export { recordedExport } from './record-export.ts';
