import type { PurgingStores } from '../trash/purge-in-batches.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Leftovers } from './leftovers.ts';
import { TidyUpHandler } from './tidy-up.ts';

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
  const leftovers: Leftovers = {
    forget: async () => 0,
    forgetEvents: async () => undefined,
    unownedBytes: async () => ['file'],
    bytesDeleted: async () => undefined,
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
  const handler = new TidyUpHandler(leftovers, work as unknown as UnitOfWork<PurgingStores>, storage as never, {
    now: () => new Date(),
  });
  return { purged, tidy: () => handler.execute() };
}

describe('the nightly cleanup', () => {
  it('goes on with the other chores, workspaces and entries when one fails, and reports all faults', async () => {
    const { purged, tidy } = installation([`${BROKEN} entry`, 'entry'], [`${BROKEN} team`, 'team']);
    await expect(tidy()).rejects.toMatchObject({
      errors: ['The store does not answer', 'broken team failed', 'broken entry failed'].map((message) =>
        expect.objectContaining({ message }),
      ),
    });
    expect(purged).toEqual(['team', 'entry']);
  });

  it('reaches entries behind many that fail', async () => {
    const { purged, tidy } = installation([...Array.from({ length: 150 }, (_, n) => `${BROKEN} ${n}`), 'last']);
    await expect(tidy()).rejects.toThrow('chores of the nightly cleanup failed');
    expect(purged).toEqual(['last']);
  });
});
