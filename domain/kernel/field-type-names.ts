/** The types of custom fields (specification, document 001, section 3). Here because imports name them too, and fields read dates as imports do. */
export const FIELD_TYPE_NAMES = [
  'TEXT',
  'NUMBER',
  'SELECT',
  'DATETIME',
  'BOOLEAN',
  'NPS',
  'PERSON',
  'EMAIL',
  'PHONE',
  'URL',
] as const;
export type FieldTypeName = (typeof FIELD_TYPE_NAMES)[number];
