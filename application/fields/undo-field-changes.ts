import { type Field, FIELDED_TYPES, type FieldSet, revertedChangeSet } from '@evident/domain/fields';
import { type Uuid } from '@evident/domain/kernel';
import { tooLate } from '@evident/domain/undo';
import type { Clock } from '../kernel/clock.ts';
import { keptAs, type Undoer } from '../undo/index.ts';
import {
  carryOut,
  type Conversion,
  FIELD_CHANGES,
  type FieldChangeStores,
  type StoredFieldChangeSet,
} from './carry-out.ts';
import { placeToChange } from './to-change.ts';

/** Reverts any change of fields, and the values that it converted: completely, or not at all and with the reason. */
export const undoFieldChanges = <Stores extends FieldChangeStores>(
  clock: Clock,
): Undoer<Stores, StoredFieldChangeSet> => ({
  kind: FIELD_CHANGES,
  async undo(stores: Stores, actor, { undoId, projectId, changeSet, conversion }) {
    await placeToChange(stores, actor, projectId);
    const now = { fields: [] as Field[], sets: [] as FieldSet[] };
    for (const objectType of FIELDED_TYPES) {
      now.fields.push(...(await stores.fields.fieldsAt({ projectId, objectType })));
      now.sets.push(...(await stores.fields.setsAt({ projectId, objectType })));
    }
    const reverted = revertedChangeSet(changeSet, now);
    if (conversion) await restoreValues(stores, conversion, undoId);
    const at = clock.now();
    const fields = reverted.fields.map(({ before: was, after }) => ({
      before: was,
      after: after && { ...after, updatedAt: at },
    }));
    const back = { ...reverted, fields };
    await carryOut(stores, actor, projectId, back, undoId);
    // The values before a conversion are kept for its undo alone.
    return conversion ? {} : { opposite: keptAs(FIELD_CHANGES, { undoId, projectId, changeSet: back }) };
  },
});

async function restoreValues(
  { fieldValues }: FieldChangeStores,
  { fieldId, at, valuesLeft }: Conversion,
  undoId: Uuid,
): Promise<void> {
  if (await fieldValues.changedSince(fieldId, new Date(at), valuesLeft))
    tooLate('Values of the field were changed since then.');
  await fieldValues.restore(fieldId, undoId);
}
