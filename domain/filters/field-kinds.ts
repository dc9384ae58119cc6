/** How a field is compared. Each kind has its operators and its operands. */
export const FIELD_KINDS = ['text', 'number', 'boolean', 'date', 'choice', 'choices'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** The filters of custom values (document 001, section 3, Filter targets). */
export type DatumFilter =
  | 'booleanFilter'
  | 'stringFilter'
  | 'numberFilter'
  | 'intFilter'
  | 'dateFilter'
  | 'uuidArrayFilter';

/** Each type of custom field with its kind and the filter of its values. A SELECT field with one selectable option is a `choice`. */
export const CUSTOM_TYPES = {
  BOOLEAN: { kind: 'boolean', datum: 'booleanFilter' },
  DATETIME: { kind: 'date', datum: 'dateFilter' },
  EMAIL: { kind: 'text', datum: 'stringFilter' },
  NPS: { kind: 'number', datum: 'intFilter' },
  NUMBER: { kind: 'number', datum: 'numberFilter' },
  PERSON: { kind: 'choices', datum: 'uuidArrayFilter' },
  PHONE: { kind: 'text', datum: 'stringFilter' },
  SELECT: { kind: 'choices', datum: 'uuidArrayFilter' },
  TEXT: { kind: 'text', datum: 'stringFilter' },
  URL: { kind: 'text', datum: 'stringFilter' },
} as const satisfies Record<string, { kind: FieldKind; datum: DatumFilter }>;
export type CustomType = keyof typeof CUSTOM_TYPES;
