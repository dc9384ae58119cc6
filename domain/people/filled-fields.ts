import { type Field, type FieldValue, fieldTypeOf } from '../fields/index.ts';
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
    const cells = rows.map((row) => (row.cells[column] ?? '').trim()).filter(Boolean);
    return {
      column,
      fieldId: field.id,
      label: (header[column]?.trim() || `Column ${column + 1}`).slice(0, 200),
      read: fieldTypeOf(field.type).reader(field.settings, cells),
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
