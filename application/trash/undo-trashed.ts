import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { type KeptOf, type Undoer, keptAs } from '../undo/index.ts';
import { type RestoringStores, restoreEntry } from './restore-entry.ts';
import { RESTORED, type RestoredObject, TRASHED, type TrashStores, putBackInTrash } from './move-to-trash.ts';

/** Reverts a deletion by restoring it from the trash. */
export const undoTrashed = <Stores extends RestoringStores>(): Undoer<Stores, KeptOf<typeof TRASHED>> => ({
  kind: TRASHED,
  async undo(stores: Stores, actor, { entryId }) {
    const { objectType: type, objectId: id } = await restoreEntry(stores, actor, entryId);
    const state = await stores.trash.stateOf({ type, id });
    return state === null ? {} : { opposite: keptAs(RESTORED, { type, id, state }) };
  },
});

/** Deletes a restored object again, unless it was changed since. */
export const undoRestored = <Stores extends Omit<TrashStores, 'undo'>>(
  ids: Ids,
  clock: Clock,
): Undoer<Stores, RestoredObject> => ({
  kind: RESTORED,
  async undo(stores: Stores, actor, restored) {
    const { id: entryId } = await putBackInTrash(stores, actor, restored, ids.newId(), clock.now());
    return { opposite: keptAs(TRASHED, { entryId }) };
  },
});
