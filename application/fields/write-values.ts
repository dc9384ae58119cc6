import type { FieldValue } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Outbox } from '../kernel/outbox.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import { valuesSet } from './events.ts';
import type { FieldStore } from './field-store.ts';
import type { FieldValueStore } from './field-value-store.ts';
import type { Holder, HolderStores } from './holder.ts';

export interface ValueStores extends HolderStores {
  fields: FieldStore;
  fieldValues: FieldValueStore;
  outbox: Outbox;
  undo: UndoStore;
}

export const VALUES_SET = undoKind<KeptValues>('field-values:set');
export const MANY_VALUES_SET = undoKind<{ objects: readonly KeptValues[] }>('field-values:set-many');

/** A value before and after; null where there is none. */
export interface ValueChange {
  readonly fieldId: Uuid;
  readonly before: FieldValue | null;
  readonly after: FieldValue | null;
}

/** Kept for the undoer. */
export interface KeptValues extends Pick<Holder, 'objectType' | 'objectId'> {
  readonly changes: readonly ValueChange[];
}

/** Writes the values after a change, counts the version and announces it. */
export async function writeValues(
  { fieldValues, outbox }: Pick<ValueStores, 'fieldValues' | 'outbox'>,
  actor: Actor,
  holder: Holder,
  changes: readonly ValueChange[],
  at: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const { objectType, objectId } = holder;
  await fieldValues.put(
    changes.flatMap(({ fieldId, after }) => (after ? [{ fieldId, objectType, objectId, value: after }] : [])),
    at,
  );
  const cleared = changes.filter(({ after }) => after === null).map(({ fieldId }) => fieldId);
  if (cleared.length > 0) await fieldValues.clear(objectId, cleared);
  await fieldValues.countVersion(objectId);
  await holder.touch(at);
  await outbox.announce(
    valuesSet(
      actor,
      holder,
      changes.map(({ fieldId }) => fieldId),
    ),
  );
}
