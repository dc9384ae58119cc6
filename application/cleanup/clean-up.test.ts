import type { PurgingStores } from '../trash/purge-in-batches.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ExpiredData } from './expired-data.ts';
import { CleanUpHandler } from './clean-up.ts';

const BROKEN = 'broken';

/**
 * An installation with due trash, deleted workspaces and one file without an owner. Purging fails for names with
 * "broken".
 */
function installation(entries: readonly string[], teams: readonly string[] = []) {
  const purged: string[] = [];
  const left = new Set(entries);
  const failing = (id: string): void => {
    if (id.startsWith(BROKEN)) throw new Error(`${id} failed`);
  };
  const expired: ExpiredData = {
    deleteOld: async () => 0,
    deleteNotifications: async () => 0,
    deleteAccountEvents: async () => undefined,
    openUploads: async () => [],
    orphanedFiles: async () => ['file'],
    filesDeleted: async () => undefined,
    deletedTeams: async () => [...teams],
    purgeTeam: async (id) => {
      failing(id);
      return purged.includes(id) ? 0 : purged.push(id);
    },
    dueTrash: async (_, most) => [...left].slice(0, most).map((entryId) => ({ teamId: 'team', entryId })),
  };
  const trash = {
    purge: async (id: string) => {
      failing(id);
      left.delete(id);
      purged.push(id);
      return { refs: [], left: false };
    },
  };
  const work = {
    perform: (_: string, run: (stores: PurgingStores) => Promise<unknown>) =>
      run({ trash, searchIndex: { remove: async () => undefined } } as never),
  };
  const storage = {
    delete: async () => {
      throw new Error('The store does not answer');
    },
  };
  const clock = { now: () => new Date() };
  const stores = work as unknown as UnitOfWork<PurgingStores>;
  const handler = new CleanUpHandler(expired, stores, storage as never, clock, {} as never);
  return { purged, cleanUp: () => handler.execute() };
}

describe('the nightly cleanup', () => {
  it('goes on with the other chores, workspaces and entries when one fails, and reports all faults', async () => {
    const { purged, cleanUp } = installation([`${BROKEN} entry`, 'entry'], [`${BROKEN} team`, 'team']);
    await expect(cleanUp()).rejects.toMatchObject({
      errors: ['The store does not answer', 'broken team failed', 'broken entry failed'].map((message) =>
        expect.objectContaining({ message }),
      ),
    });
    expect(purged).toEqual(['team', 'entry']);
  });

  it('reaches entries behind many that fail', async () => {
    const { purged, cleanUp } = installation([...Array.from({ length: 150 }, (_, n) => `${BROKEN} ${n}`), 'last']);
    await expect(cleanUp()).rejects.toThrow('chores of the nightly cleanup failed');
    expect(purged).toEqual(['last']);
  });
});
