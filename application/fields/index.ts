export { fieldChanged, fieldChangedBy, fieldRemoved, fieldsArranged } from './events.ts';
export type { FieldValueStore } from './field-value-store.ts';
export type { FieldStore } from './field-store.ts';
export { fillField } from './fill-field.ts';
export { makeField, type MakingStores } from './make-field.ts';
export type { RawColumnStore } from './raw-column-store.ts';
