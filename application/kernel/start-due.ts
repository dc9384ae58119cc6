import type { Uuid } from '@evident/domain/kernel';
import type { Clock } from './clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Things of all teams whose next time has come. */
export interface Due {
  /** At most `most`. */
  due(now: Date, most: number): Promise<readonly { readonly teamId: Uuid; readonly id: Uuid }[]>;
}

/** Things started at once at most; the others follow at the next look. */
const AT_ONCE = 200;

interface Scheduled {
  readonly active: boolean;
  readonly nextRunAt: Date | null;
}

/**
 * Starts all things that are due. `find` locks a thing, and `start` moves its next time in the same transaction. So each
 * run starts once, however many processes look, and runs that were missed are made up for by one.
 */
export async function startDue<Stores, Thing extends Scheduled>(
  { due, work, clock }: { readonly due: Due; readonly work: UnitOfWork<Stores>; readonly clock: Clock },
  find: (stores: Stores, id: Uuid) => Promise<Thing | null>,
  start: (stores: Stores, thing: Thing, at: { readonly now: Date; readonly dueAt: Date }) => Promise<void>,
): Promise<void> {
  const now = clock.now();
  for (const { teamId, id } of await due.due(now, AT_ONCE))
    await work.perform(teamId, async (stores) => {
      const thing = await find(stores, id);
      const dueAt = thing?.nextRunAt ?? null;
      if (thing?.active && dueAt !== null && dueAt <= now) await start(stores, thing, { now, dueAt });
    });
}
