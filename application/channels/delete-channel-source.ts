import type { Uuid } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type SourceStores, announceSource, haltRun, sourceToChange } from './channel-sources.ts';

/** Removes a source with its credentials. Its data points and the record of its runs stay. */
export class DeleteChannelSource extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; sourceId: Uuid },
  void
> {}
export const DeleteChannelSourceHandler = answeredBy(
  ({ actor, channelId, sourceId }: DeleteChannelSource, work: UnitOfWork<SourceStores>, clock: Clock): Promise<void> =>
    work.perform(actor.teamId, async (stores) => {
      const source = await sourceToChange(stores, actor, channelId, sourceId);
      await haltRun(stores, source, 'cancelled', clock.now());
      await stores.channelSources.remove(sourceId);
      await announceSource(stores, source);
    }),
);
