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
