import type { KeptOf, Undoer } from '../undo/index.ts';
import { type RestoringStores, restoreEntry } from './restore-entry.ts';
import { TRASHED } from './move-to-trash.ts';

/** Reverts a deletion by restoring it from the trash. */
export const undoTrashed = <Stores extends RestoringStores>(): Undoer<Stores, KeptOf<typeof TRASHED>> => ({
  kind: TRASHED,
  async undo(stores: Stores, actor, { entryId }) {
    await restoreEntry(stores, actor, entryId);
  },
});
