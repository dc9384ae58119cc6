import { REEL, REEL_LIMIT, type Reel } from '@evident/domain/reels';
import type { Clock } from '../kernel/clock.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import { SavedThing, type ThingStores } from '../saved-things/index.ts';
import { reelChanged, reelRemoved } from './events.ts';
import type { ReelStore } from './reel-store.ts';

/** Stores that changes of reels need. */
export interface ReelStores extends ThingStores {
  reels: ReelStore;
  projectAccess: ProjectAccess;
}

/** Reels are changed by writers of their project. */
export const REELS = new SavedThing<Reel, Pick<ReelStores, 'reels' | 'projectAccess'>>({
  ...REEL,
  kind: 'reels:changed',
  store: ({ reels }) => reels,
  access: async ({ projectAccess }, actor, { projectId }) => {
    await demand(projectAccess, actor, projectId, 'write', 'Reel');
  },
  max: REEL_LIMIT,
  count: ({ reels }, { projectId }) => reels.countIn(projectId),
  event: (actor, { before, after }) => (after ? reelChanged(actor, after) : reelRemoved(actor, before!)),
  projectOf: ({ projectId }) => projectId,
});

export const undoReelChanges = (clock: Clock) => REELS.undoer(clock);
