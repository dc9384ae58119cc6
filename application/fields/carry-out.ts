import type { Change, FieldChangeSet, FieldValue } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import { fieldChanged, fieldRemoved, fieldsArranged } from './events.ts';
import type { FieldStore } from './field-store.ts';
import type { FieldValueStore } from './field-value-store.ts';

export interface FieldChangeStores {
  fields: FieldStore;
  fieldValues: FieldValueStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}

export const FIELD_CHANGES = undoKind<StoredFieldChangeSet>('fields:changed');

/** A conversion that a change set made, with the facts that tell whether values were changed since. */
export interface Conversion {
  readonly fieldId: Uuid;
  readonly at: string;
  readonly valuesLeft: number;
}

/** Kept for the undoer. */
export interface StoredFieldChangeSet {
  readonly undoId: Uuid;
  readonly projectId: Uuid | null;
  readonly changeSet: FieldChangeSet;
  readonly conversion?: Conversion;
}

/** Writes what a change set changes, sets before fields, and announces it. `undoId`: the entry that deleted fields wait for. */
export async function carryOut(
  { fields, outbox }: Pick<FieldChangeStores, 'fields' | 'outbox'>,
  actor: Actor,
  projectId: Uuid | null,
  changeSet: FieldChangeSet,
  undoId: Uuid,
): Promise<void> {
  const deleted = gone(changeSet.fields);
  const back = changeSet.fields.flatMap(({ before, after }) => (!before && after ? [after] : []));
  await fields.show(back.map(({ id }) => id));
  await fields.saveSets(...there(changeSet.sets));
  await fields.save(...there(changeSet.fields));
  await fields.hide(
    deleted.map(({ id }) => id),
    undoId,
  );
  await fields.removeSets(gone(changeSet.sets).map(({ id }) => id));
  await outbox.announce(
    ...there(changeSet.fields).map((field) => fieldChanged(actor, field)),
    ...deleted.map((field) => fieldRemoved(actor, field)),
  );
  if (changeSet.sets.length > 0) await outbox.announce(fieldsArranged(actor, projectId));
}

/** Values to convert, with what undo needs to know of it. */
export interface PlannedConversion {
  readonly conversion: Conversion;
  readonly changes: readonly { key: string; value: FieldValue | null }[];
}

/** Carries a change set out and keeps it for undo; returns the undo id. */
export async function carryOutUndoably(
  stores: FieldChangeStores,
  ids: Ids,
  actor: Actor,
  { label, projectId, changeSet }: { label: string; projectId: Uuid | null; changeSet: FieldChangeSet },
  planned?: PlannedConversion,
): Promise<Uuid> {
  const undoId = ids.newId();
  const kept: StoredFieldChangeSet = {
    undoId,
    projectId,
    changeSet,
    ...(planned && { conversion: planned.conversion }),
  };
  await stores.undo.keep(actor, FIELD_CHANGES, { id: undoId, projectId, label, before: kept });
  await carryOut(stores, actor, projectId, changeSet, undoId);
  if (planned) {
    const { fieldId, at } = planned.conversion;
    await stores.fieldValues.keep(fieldId, undoId);
    await stores.fieldValues.convert(fieldId, planned.changes, new Date(at));
  }
  return undoId;
}

const there = <T>(changes: readonly Change<T>[]): T[] => changes.flatMap(({ after }) => after ?? []);
const gone = <T extends { id: Uuid }>(changes: readonly Change<T>[]): T[] =>
  changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
