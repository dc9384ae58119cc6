import type { Undoer } from '../undo/index.ts';
import { type RestoringStores, restoreEntry } from './restore-entry.ts';
import { TRASHED } from './move-to-trash.ts';

/** Reverts a deletion by restoring it from the trash. */
export const undoTrashed = <Stores extends RestoringStores>(): Undoer<Stores> => ({
  kind: TRASHED,
  async undo(stores: Stores, actor, before) {
    await restoreEntry(stores, actor, String(before.entryId));
  },
});
