import { type ChannelImport, type ImportStateChange, withState } from '@evident/domain/channels';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { importToChange, saveImport } from './channel-imports.ts';
import type { SourceStores } from './channel-sources.ts';

/** Pauses, continues or cancels a job. Data points that it brought stay. */
export class ChangeChannelImport extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; importId: Uuid; change: ImportStateChange },
  void
> {}
export const ChangeChannelImportHandler = answeredBy(
  (
    { actor, channelId, importId, change }: ChangeChannelImport,
    work: UnitOfWork<SourceStores>,
    clock: Clock,
  ): Promise<void> =>
    work.perform(actor.teamId, async (stores) => {
      const before = await importToChange(stores, actor, channelId, importId);
      if (change.state === 'running') await refuseEarlierRun(stores, before);
      const job = withState(before, change.state, clock.now());
      await saveImport(stores, job, clock.now());
    }),
);

/** Runs of a source go on from the same place, so only the latest can. */
async function refuseEarlierRun(
  { channelSources }: SourceStores,
  { id, source, sourceId }: ChannelImport,
): Promise<void> {
  if (source === 'CSV') return;
  const of = sourceId === null ? null : await channelSources.read(sourceId);
  if (!of) refuse('InvalidOperation', 'The source was removed', 'Add it again; known items are recognized.');
  if (of.importId !== id) refuse('InvalidOperation', 'A later import goes on from there', 'Run the source.');
}
