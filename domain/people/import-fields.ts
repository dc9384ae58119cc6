import { type Field, type FieldTypeName, columnSettings, fieldTypeOf } from '../fields/index.ts';
import { type Uuid, refuse } from '../kernel/index.ts';
import { cellsOf, columnLabel, isMatchable } from './filled-fields.ts';
import type { PeopleMapping } from './import-shapes.ts';

/** The part of a field that an import fills. */
export type PersonField = Pick<Field, 'id' | 'label' | 'type' | 'settings'>;

interface FieldsToFill {
  readonly mapping: PeopleMapping & { fields: { column: number; fieldId: Uuid }[] };
  /** Those that people have, and those to create. */
  readonly fields: readonly PersonField[];
  readonly created: readonly PersonField[];
  /** Select fields that get options which they lacked. */
  readonly widened: readonly PersonField[];
}

const draft = (id: Uuid, label: string, type: FieldTypeName, several: boolean): PersonField => ({
  id,
  label,
  type,
  settings: fieldTypeOf(type).settings(columnSettings(type, several), {}, () => id),
});

function refuseNew(type: FieldTypeName, manages: boolean): void {
  if (!manages) refuse('Forbidden', 'You can’t create fields of the workspace', 'Ask a manager or an admin.');
  if (fieldTypeOf(type).holds === 'people')
    refuse('UnprocessableContent', 'A field of people cannot name people', 'Choose another type.');
}

/** The field with the options that cells name; undefined if it lacks none. */
function withOptions(field: PersonField, cells: readonly string[], newId: () => Uuid): PersonField | undefined {
  const settings = fieldTypeOf(field.type).settingsFor?.(cells, field.settings, newId);
  if (!settings || settings.options?.length === field.settings.options?.length) return undefined;
  return { ...field, settings };
}

function refuseMatch({ details, matchBy }: PeopleMapping, filled: ReadonlyMap<string, PersonField | undefined>): void {
  if (matchBy === null || details.some(({ label }) => label === matchBy)) return;
  const field = filled.get(matchBy);
  if (field && !isMatchable(field.type))
    refuse(
      'UnprocessableContent',
      `People can’t be matched by “${matchBy}”`,
      `It fills a field of type ${fieldTypeOf(field.type).name}. Match by the name, a detail, or a field of text, email, phone or URL.`,
    );
}

/**
 * The fields that an import fills, with new ones and new options.
 * @param manages whether the member changes fields of the workspace. Otherwise select fields keep their options
 * @throws Refusal `Forbidden` for a new field of a member who changes none; `UnprocessableContent` for a new field that names people,
 * and for a table that is matched by a field without text
 */
export function fieldsToFill(
  mapping: PeopleMapping,
  known: readonly PersonField[],
  { header, rows }: { header: readonly string[]; rows: readonly { readonly cells: readonly string[] }[] },
  { manages, newId }: { manages: boolean; newId: () => Uuid },
): FieldsToFill {
  const fields = new Map(known.map((field) => [field.id, field]));
  const created = new Map<Uuid, PersonField>();
  const widened = new Map<Uuid, PersonField>();
  const filling = (mapping.fields ?? []).map(({ column, fieldId, label, type = 'TEXT', several = false }) => {
    const id = fieldId?.toLowerCase() ?? newId();
    if (fieldId === undefined) {
      refuseNew(type, manages);
      created.set(id, draft(id, label?.trim() || columnLabel(header, column), type, several));
      fields.set(id, created.get(id)!);
    }
    const field = manages ? fields.get(id) : undefined;
    const filled = field && withOptions(field, cellsOf(rows, column), newId);
    if (filled) {
      fields.set(id, filled);
      (created.has(id) ? created : widened).set(id, filled);
    }
    return { column, fieldId: id };
  });
  // the first of columns with the same name, as in the plan
  refuseMatch(
    mapping,
    new Map(filling.toReversed().map(({ column, fieldId }) => [columnLabel(header, column), fields.get(fieldId)])),
  );
  return {
    mapping: { ...mapping, fields: filling },
    fields: [...fields.values()],
    created: [...created.values()],
    widened: [...widened.values()],
  };
}
