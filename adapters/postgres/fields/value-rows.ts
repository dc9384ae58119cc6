import type { FieldValue } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';

/** The columns of a value; exactly one is filled. */
export interface ValueRow {
  text_value: string | null;
  number_value: number | null;
  boolean_value: boolean | null;
  moment_value: Date | null;
  uuid_values: Uuid[] | null;
}

/** The columns of a value `v`, for readers. */
export const VALUES = [
  'v.field_id',
  'v.text_value',
  'v.number_value',
  'v.boolean_value',
  'v.moment_value',
  'v.uuid_values',
] as const;

export const VALUE_COLUMNS = 'text_value, number_value, boolean_value, moment_value, uuid_values';
/** Value columns in a JSON parameter. */
export const VALUE_TYPES =
  'text_value text, number_value double precision, boolean_value boolean, moment_value timestamptz, uuid_values uuid[]';
/** Distinguishes the values of one field. */
export const VALUE_KEY =
  'coalesce(text_value, number_value::text, boolean_value::text, moment_value::text, uuid_values::text)';

export function valueIn(row: ValueRow): FieldValue {
  if (row.text_value !== null) return { text: row.text_value };
  if (row.number_value !== null) return { number: row.number_value };
  if (row.boolean_value !== null) return { boolean: row.boolean_value };
  if (row.moment_value !== null) return { moment: row.moment_value.toISOString() };
  return { ids: row.uuid_values ?? [] };
}

/** Columns of a value as JSON; those left out are null. */
export function columnsOf(value: FieldValue | null): Partial<Record<keyof ValueRow, unknown>> {
  if (value === null) return {};
  if ('text' in value) return { text_value: value.text };
  if ('number' in value) return { number_value: value.number };
  if ('boolean' in value) return { boolean_value: value.boolean };
  if ('moment' in value) return { moment_value: value.moment };
  return { uuid_values: value.ids };
}
