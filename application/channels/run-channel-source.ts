import { refuseRunning } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type SourceStores, sourceToChange, startRun } from './channel-sources.ts';

/** Runs a source now instead of at its next time; returns the id of the run, also of one that goes on already. */
export class RunChannelSource extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; sourceId: Uuid },
  { id: Uuid }
> {}
export const RunChannelSourceHandler = answeredBy(
  (
    { actor, channelId, sourceId }: RunChannelSource,
    work: UnitOfWork<SourceStores>,
    ids: Ids,
    clock: Clock,
  ): Promise<{ id: Uuid }> =>
    work.perform(actor.teamId, async (stores) => {
      const source = await sourceToChange(stores, actor, channelId, sourceId);
      refuseRunning(source);
      return { id: await startRun(stores, source, { ids, now: clock.now(), wake: true }) };
    }),
);
