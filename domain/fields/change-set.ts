import { type Ranked, type Uuid, isSameJson, placed } from '../kernel/index.ts';
import { tooLate } from '../undo/index.ts';
import type { Field, FieldSet } from './field.ts';

/** A row before and after; null where there is none. */
export interface Change<T> {
  readonly before: T | null;
  readonly after: T | null;
}

/** A change set of the fields of one place. It is applied from this data and reverted from it. */
export interface FieldChangeSet {
  readonly sets: readonly Change<FieldSet>[];
  readonly fields: readonly Change<Field>[];
}

export const fieldChanged = (before: Field, after: Field): FieldChangeSet => ({
  sets: [],
  fields: [{ before, after }],
});
export const fieldDeleted = (before: Field): FieldChangeSet => ({ sets: [], fields: [{ before, after: null }] });
export const setChanged = (before: FieldSet, after: FieldSet): FieldChangeSet => ({
  sets: [{ before, after }],
  fields: [],
});

/** Deletes a set; its fields stay, in no set, after those that are in none already. */
export const setDeleted = (set: FieldSet, held: readonly Field[], loose: readonly Field[]): FieldChangeSet => {
  let rank = loose.at(-1)?.rank;
  const fields = held.map((before) => {
    rank = placed(rank === undefined ? [] : [{ id: 'last', rank }], before.id, null)[0]!.rank;
    return { before, after: { ...before, fieldSetId: null, rank } };
  });
  return { sets: [{ before: set, after: null }], fields };
};

/** Moves a field into a set or out of all, before a neighbor or to the end. */
export const fieldMoved = (
  field: Field,
  fieldSetId: Uuid | null,
  neighbors: readonly Field[],
  beforeId: Uuid | null,
): FieldChangeSet => ({ sets: [], fields: inOrder({ ...field, fieldSetId }, field, neighbors, beforeId) });

/** Moves a set before a neighbor or to the end. */
export const setMoved = (set: FieldSet, neighbors: readonly FieldSet[], beforeId: Uuid | null): FieldChangeSet => ({
  sets: inOrder(set, set, neighbors, beforeId),
  fields: [],
});

function inOrder<T extends Ranked>(moved: T, before: T, neighbors: readonly T[], beforeId: Uuid | null): Change<T>[] {
  return placed(neighbors, moved.id, beforeId).map(({ id, rank }) => {
    if (id === moved.id) return { before, after: { ...moved, rank } };
    const neighbor = neighbors.find((one) => one.id === id)!;
    return { before: neighbor, after: { ...neighbor, rank } };
  });
}

/**
 * The change set that reverts another. Parts that others changed since are kept.
 * @param now the fields and sets of the place
 * @throws Refusal `InvalidOperation` if the same part was changed again, or if something needed is gone
 */
export function revertedChangeSet(
  changeSet: FieldChangeSet,
  now: { fields: readonly Field[]; sets: readonly FieldSet[] },
): FieldChangeSet {
  const sets = reversed('set', changeSet.sets, now.sets);
  const fields = reversed('field', changeSet.fields, now.fields);
  const there = new Set([...now.sets, ...sets.flatMap(({ after }) => after ?? [])].map(({ id }) => id));
  if (fields.some(({ after }) => after !== null && after.fieldSetId !== null && !there.has(after.fieldSetId)))
    tooLate('The set of the field was deleted since then.');
  return { sets, fields };
}

interface Row {
  readonly id: Uuid;
  readonly label: string;
}

function reversed<T extends Row>(what: string, changes: readonly Change<T>[], rows: readonly T[]): Change<T>[] {
  return changes.flatMap(({ before, after }): Change<T>[] => {
    const now = rows.find(({ id }) => id === (before ?? after)?.id) ?? null;
    if (!after) return now || !before ? tooLate(`The ${what} exists again.`) : [{ before: null, after: before }];
    if (!now) return tooLate(`The ${what} “${after.label}” was deleted since then. Restore it first.`);
    const parts = changedParts(before, after);
    if (parts.some((part) => !isSameJson(now[part], after[part])))
      tooLate(`The ${what} “${now.label}” was changed again since then. Undo that first.`);
    if (!before) return [{ before: now, after: null }];
    return parts.length === 0
      ? []
      : [{ before: now, after: { ...now, ...Object.fromEntries(parts.map((part) => [part, before[part]])) } }];
  });
}

/** Parts that have a meaning only together: a rank within its set, settings of a type. */
const TOGETHER: readonly ReadonlySet<string>[] = [new Set(['fieldSetId', 'rank']), new Set(['type', 'settings'])];
/** They change with every change. */
const COUNTED = new Set(['updatedAt', 'version']);

/** All parts if there was nothing before. */
function changedParts<T extends object>(before: T | null, after: T): (keyof T & string)[] {
  const parts = (Object.keys(after) as (keyof T & string)[]).filter((part) => !COUNTED.has(part));
  if (!before) return parts;
  const changed = new Set<string>(parts.filter((part) => !isSameJson(before[part], after[part])));
  return parts.filter(
    (part) =>
      changed.has(part) || TOGETHER.some((group) => group.has(part) && [...group].some((other) => changed.has(other))),
  );
}
