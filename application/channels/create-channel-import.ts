import { type NewChannelImport, newImport } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { channelFor } from './channel-access.ts';
import { type ImportingStores, announceImport } from './channel-imports.ts';

/** Creates a job that waits for its file and its configuration; returns its id. */
export class CreateChannelImport extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; wanted: NewChannelImport },
  { id: Uuid }
> {}
export const CreateChannelImportHandler = answeredBy(
  async (
    { actor, channelId, wanted: { source, name = '' } }: CreateChannelImport,
    work: UnitOfWork<ImportingStores>,
    ids: Ids,
    clock: Clock,
  ) => {
    const job = newImport({
      id: ids.newId(),
      teamId: actor.teamId,
      channelId,
      source,
      name,
      sourceId: null,
      createdBy: actor.userId,
      createdAt: clock.now(),
    });
    await work.perform(actor.teamId, async (stores) => {
      await channelFor(stores, 'write', actor, channelId);
      await stores.channelImports.save(job);
      await announceImport(stores, job);
    });
    return { id: job.id };
  },
);
