import { type Uuid } from '../kernel/index.ts';
import { tooLate } from '../undo/index.ts';
import type { Change } from './change.ts';
import type { ValueRow } from './person.ts';

/** Values of a person go to the survivor, unless it has its own; values that name the person name the survivor. */
export function mergedValues(personId: Uuid, survivorId: Uuid, values: readonly ValueRow[]): Change<ValueRow>[] {
  const own = new Set(values.filter(({ objectId }) => objectId === survivorId).map(({ fieldId }) => fieldId));
  return values.flatMap((before): Change<ValueRow>[] => {
    const named = naming(before, personId, survivorId);
    if (before.objectId !== personId) return named === before ? [] : [{ before, after: named }];
    const after = { ...named, objectId: survivorId };
    return [{ before, after: null }, ...(own.has(before.fieldId) ? [] : [{ before: null, after }])];
  });
}

function naming(row: ValueRow, personId: Uuid, survivorId: Uuid): ValueRow {
  const ids = namedIn(row);
  if (!ids.includes(personId)) return row;
  const replaced = ids.map((id) => (id === personId ? survivorId : id));
  return { ...row, columns: { ...row.columns, uuid_values: [...new Set(replaced)] } };
}

/** Ids in a value; some may be of people. */
export function namedIn({ columns }: ValueRow): readonly Uuid[] {
  const ids = columns['uuid_values'];
  return Array.isArray(ids) ? (ids as Uuid[]) : [];
}

/**
 * Reverses changes of values.
 * @throws Refusal `InvalidOperation` if one was changed again
 */
export function valuesBack(changes: readonly Change<ValueRow>[], now: readonly ValueRow[]): Change<ValueRow>[] {
  const byKey = new Map(now.map((row) => [valueKey(row), row]));
  return changes.map(({ before, after }) => {
    const current = byKey.get(valueKey((after ?? before)!)) ?? null;
    if (canonical(current) !== canonical(after)) tooLate('A field was changed again since then: undo that first.');
    return { before: current, after: before };
  });
}

export const valueKey = ({ fieldId, objectId }: ValueRow): string => `${fieldId} ${objectId}`;

/** A value for comparison: its columns in one order. */
export function canonical(row: ValueRow | null): string {
  if (!row) return '';
  const { changed_at: _, ...columns } = row.columns;
  return JSON.stringify(Object.entries(columns).sort(([one], [other]) => (one < other ? -1 : 1)));
}
