import type { SavedFilterChange } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UndoStore } from '../undo/index.ts';
import { filterChanged, filterRemoved } from './events.ts';
import type { SavingStores } from './to-save.ts';

/** Stores that changes of saved filters need. */
export interface SavedFilterStores extends SavingStores {
  outbox: Outbox;
  undo: UndoStore;
}

export const FILTER_CHANGES = 'filters:changed';

/** Writes a change, announces it and keeps it for undo; returns the undo id. */
export async function carryOutUndoably(
  { savedFilters, outbox, undo }: SavedFilterStores,
  { ids, clock }: { ids: Ids; clock: Clock },
  actor: Actor,
  label: string,
  { before, after }: SavedFilterChange,
): Promise<Uuid> {
  if (after) await savedFilters.save(after);
  else await savedFilters.remove(before.id);
  await outbox.announce(after ? filterChanged(actor, after) : filterRemoved(actor, before));
  const undoId = ids.newId();
  await undo.keep({
    id: undoId,
    memberId: actor.userId,
    projectId: before.projectId,
    label,
    kind: FILTER_CHANGES,
    before: { before, after },
    createdAt: clock.now(),
    undoneAt: null,
  });
  return undoId;
}
