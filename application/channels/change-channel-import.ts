import { type ImportStateChange, withState } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ImportingStores, importToChange, saveImport } from './channel-imports.ts';

/** Pauses, continues or cancels a job. Data points that it brought stay. */
export class ChangeChannelImport extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; importId: Uuid; change: ImportStateChange },
  void
> {}
export const ChangeChannelImportHandler = answeredBy(
  (
    { actor, channelId, importId, change }: ChangeChannelImport,
    work: UnitOfWork<ImportingStores>,
    clock: Clock,
  ): Promise<void> =>
    work.perform(actor.teamId, async (stores) => {
      const job = withState(await importToChange(stores, actor, channelId, importId), change.state, clock.now());
      await saveImport(stores, job, clock.now());
    }),
);
