import { type Field, type FieldTypeName, type FieldValue, fieldTypeOf } from '../fields/index.ts';
import { type Uuid, refuse } from '../kernel/index.ts';
import type { ValueRow } from './person.ts';

/** A column of a table that fills a custom field of people. */
export interface FilledColumn {
  readonly column: number;
  readonly fieldId: Uuid;
  /** Where a cell goes that is no value of the field. */
  readonly label: string;
  readonly read: (cell: string) => FieldValue | null;
}

/** The name of a column; a number where it has none. */
export const columnLabel = (header: readonly string[], column: number): string =>
  (header[column]?.trim() || `Column ${column + 1}`).slice(0, 200);

/** Whether people are recognized by values of a type. Texts are compared with the texts of cells; other values are not. */
export const isMatchable = (type: FieldTypeName): boolean => fieldTypeOf(type).stored === 'text';

/** The filled cells of a column. */
export const cellsOf = (rows: readonly { readonly cells: readonly string[] }[], column: number): string[] =>
  rows.map(({ cells }) => (cells[column] ?? '').trim()).filter(Boolean);

/**
 * The columns that fill fields. Dates take the order of day and month from all cells of their column.
 * @throws Refusal `UnprocessableContent` for a field that people do not have, or that two columns fill
 */
export function filledColumns(
  mapped: readonly { column: number; fieldId: Uuid }[],
  fields: readonly Pick<Field, 'id' | 'type' | 'settings'>[],
  { header, rows }: { header: readonly string[]; rows: readonly { readonly cells: readonly string[] }[] },
): FilledColumn[] {
  const ids = mapped.map(({ fieldId }) => fieldId.toLowerCase());
  if (new Set(ids).size < ids.length)
    refuse('UnprocessableContent', 'Two columns fill the same field', 'Choose one of them.');
  return mapped.map(({ column }, place) => {
    const field =
      fields.find(({ id }) => id === ids[place]) ??
      refuse('UnprocessableContent', 'Field not found', 'Choose a field of people.');
    return {
      column,
      fieldId: field.id,
      label: columnLabel(header, column),
      read: fieldTypeOf(field.type).reader(field.settings, cellsOf(rows, column)),
    };
  });
}

/** A value of a person as it is stored and compared. */
export const personValue = (personId: Uuid, fieldId: Uuid, value: FieldValue, at: Date): ValueRow => ({
  fieldId,
  objectId: personId,
  columns: {
    object_type: 'PERSON',
    text_value: 'text' in value ? value.text : null,
    number_value: 'number' in value ? value.number : null,
    boolean_value: 'boolean' in value ? value.boolean : null,
    moment_value: 'moment' in value ? value.moment.replace(/\.?0*Z$/, '+00:00') : null,
    uuid_values: 'ids' in value ? [...value.ids] : null,
    changed_at: at.toISOString(),
  },
});
