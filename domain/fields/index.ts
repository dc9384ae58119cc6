export * from './change-type.ts';
export * from './deed.ts';
export * from './field.ts';
export type { FieldValue } from './field-value.ts';
export * from './shapes.ts';
export { fieldTypeOf } from './types/index.ts';
export * from './value.ts';
export * from './value-shapes.ts';
