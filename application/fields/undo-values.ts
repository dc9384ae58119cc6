import { sameValue } from '@evident/domain/fields';
import type { Actor } from '@evident/domain/permissions';
import { tooLate } from '@evident/domain/undo';
import type { Clock } from '../kernel/clock.ts';
import { keptAs, type Undoer } from '../undo/index.ts';
import { holderToChange } from './holder.ts';
import { type KeptValues, MANY_VALUES_SET, VALUES_SET, type ValueStores, writeValues } from './write-values.ts';

async function restore(
  stores: ValueStores,
  actor: Actor,
  { objectType, objectId, changes }: KeptValues,
  at: Date,
): Promise<KeptValues> {
  const holder = await holderToChange(stores, actor, objectType, objectId);
  const fields = new Map((await stores.fields.fieldsFor(holder)).map((field) => [field.id, field]));
  const now = await stores.fieldValues.of(objectId);
  const back = changes.map((change) => {
    const field = fields.get(change.fieldId);
    if (!field) return tooLate('A field was deleted since then. Restore it first.');
    if (!sameValue(now.get(field.id) ?? null, change.after))
      return tooLate(`“${field.label}” was changed again since then. Undo that first.`);
    return { fieldId: field.id, before: change.after, after: change.before };
  });
  await writeValues(stores, actor, holder, back, at);
  return { objectType, objectId, changes: back };
}

/** Restores the values of an object, unless one of them or its field was changed since. */
export const undoValues = <Stores extends ValueStores>(clock: Clock): Undoer<Stores, KeptValues> => ({
  kind: VALUES_SET,
  async undo(stores: Stores, actor, kept) {
    return { opposite: keptAs(VALUES_SET, await restore(stores, actor, kept, clock.now())) };
  },
});

/** Restores the values of many objects, unless one of them or its field was changed since. */
export const undoManyValues = <Stores extends ValueStores>(
  clock: Clock,
): Undoer<Stores, { objects: readonly KeptValues[] }> => ({
  kind: MANY_VALUES_SET,
  async undo(stores: Stores, actor, { objects }) {
    const back: KeptValues[] = [];
    for (const kept of objects) back.push(await restore(stores, actor, kept, clock.now()));
    return { opposite: keptAs(MANY_VALUES_SET, { objects: back }) };
  },
});
