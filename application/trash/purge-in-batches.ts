import type { Uuid } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { SearchIndex } from '../search/index.ts';
import type { TrashStore } from './trash-store.ts';

export interface PurgingStores {
  trash: TrashStore;
  searchIndex: SearchIndex;
}

/** Notes per transaction: few enough that no one waits for its locks. */
const AT_ONCE = 200;

/** Deletes the rows of an entry in several transactions. */
export async function purgeEntry(
  work: UnitOfWork<PurgingStores>,
  clock: Clock,
  teamId: Uuid,
  entryId: Uuid,
): Promise<void> {
  for (let left = true; left;) {
    left = await work.perform(teamId, async ({ trash, searchIndex }) => {
      const done = await trash.purge(entryId, AT_ONCE, clock.now());
      await searchIndex.remove(done.refs);
      return done.left;
    });
  }
}
