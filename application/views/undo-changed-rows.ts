import type { KeptAction } from '@evident/domain/views';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import { type RestoringStores, restoreEntry } from '../trash/index.ts';
import type { Undoer } from '../undo/index.ts';
import { type BulkStores, ROWS_CHANGED, archive } from './change-rows.ts';

/** Undoes what was done with many rows. Rows that were changed or deleted since stay as they are. */
export const undoChangedRows = <Stores extends BulkStores & RestoringStores>(
  clock: Clock,
): Undoer<Stores, KeptAction> => ({
  kind: ROWS_CHANGED,
  async undo(stores: Stores, actor, { projectId, objectType: type, action, ids, at }) {
    await demand(stores.projectAccess, actor, projectId, 'write');
    for (const id of ids)
      switch (action) {
        case 'TRASH':
          await restoreEntry(stores, actor, id);
          break;
        case 'STAR':
          await stores.items.unmark(actor.userId, { type, id });
          break;
        case 'UNSTAR':
          await stores.items.mark(actor.userId, { type, id }, clock.now());
          break;
        case 'ARCHIVE':
          await archive(stores, actor, { type, id }, null, new Date(at));
          break;
        default:
          await archive(stores, actor, { type, id }, clock.now());
      }
  },
});
