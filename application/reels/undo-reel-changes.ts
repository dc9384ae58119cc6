import { type Reel, type ReelChange, revertedReel } from '@evident/domain/reels';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import { REEL_CHANGES, refuseMore } from './carry-out.ts';
import { reelChanged } from './events.ts';
import type { ReelStores } from './reel-store.ts';

/** Undoes the deletion or a change of a reel, or refuses with the reason. */
export const undoReelChanges = <Stores extends ReelStores>(clock: Clock): Undoer<Stores> => ({
  kind: REEL_CHANGES,
  async undo(stores: Stores, actor, kept) {
    const { before, after } = kept as unknown as ReelChange;
    await demand(stores.projectAccess, actor, before.projectId, 'write', 'Reel');
    const now = await stores.reels.find(before.id);
    const change = { before: revived(before), after: after && revived(after) };
    const reverted = { ...revertedReel(change, now), updatedAt: clock.now() };
    if (!now) await refuseMore(stores, reverted.projectId);
    await stores.reels.save(reverted);
    await stores.outbox.announce(reelChanged(actor, reverted));
  },
});

/** Dates come back from JSON as text. */
const revived = (reel: Reel): Reel => ({
  ...reel,
  createdAt: new Date(reel.createdAt),
  updatedAt: new Date(reel.updatedAt),
});
