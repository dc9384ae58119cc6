import { type SavedFilter, type SavedFilterChange, refuseSaving, revertedFilter } from '@evident/domain/filters';
import type { Clock } from '../kernel/clock.ts';
import type { Undoer } from '../undo/index.ts';
import { FILTER_CHANGES, type SavedFilterStores } from './carry-out.ts';
import { filterChanged } from './events.ts';
import { demandSaving } from './to-save.ts';

/** Undoes the deletion or a change of a saved filter, or refuses with the reason. */
export const undoFilterChanges = <Stores extends SavedFilterStores>(clock: Clock): Undoer<Stores> => ({
  kind: FILTER_CHANGES,
  async undo(stores: Stores, actor, kept) {
    const { before, after } = kept as unknown as SavedFilterChange;
    const change = { before: revived(before), after: after && revived(after) };
    await demandSaving(stores, actor, before, 'Filter');
    const now = await stores.savedFilters.find(before.id);
    const reverted = { ...revertedFilter(change, now), updatedAt: clock.now() };
    if (!now) refuseSaving(reverted, await stores.savedFilters.countAt(reverted));
    await stores.savedFilters.save(reverted);
    await stores.outbox.announce(filterChanged(actor, reverted));
  },
});

/** Dates come back from JSON as text. */
const revived = (filter: SavedFilter): SavedFilter => ({
  ...filter,
  createdAt: new Date(filter.createdAt),
  updatedAt: new Date(filter.updatedAt),
});
