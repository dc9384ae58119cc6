import { type TableConfiguration, refuseUnfitConfiguration } from '@evident/domain/channels';
import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { FileStorage } from '../files/index.ts';
import type { TableReader } from '../imports/index.ts';
import type { JobFor, JobQueue } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import {
  type ImportingStores,
  importToChange,
  refuseStarted,
  refuseWithoutFile,
  saveImport,
} from './channel-imports.ts';
import { openTable } from './read-table.ts';

export interface ChannelImportTurn {
  readonly teamId: Uuid;
  readonly importId: Uuid;
}

/** A job is one slice of an import. The jobs of a workspace form a group. */
export const CHANNEL_IMPORTS: JobQueue<ChannelImportTurn> = { name: 'channel-imports', retries: 20 };

/** The job of an import that waits. */
export const channelImportJob = ({
  teamId,
  payload: { importId },
}: DeliveredEvent<'channel-import:started'>): JobFor<ChannelImportTurn> => ({
  payload: { teamId, importId },
  options: { key: importId, group: teamId },
});

/** Starts a job with its configuration. It goes on in the background, also after a restart. */
export class StartChannelImport extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; importId: Uuid; configuration: TableConfiguration },
  void
> {}
export const StartChannelImportHandler = answeredBy(
  async (
    { actor, channelId, importId, configuration }: StartChannelImport,
    work: UnitOfWork<ImportingStores>,
    storage: FileStorage,
    reader: TableReader,
    clock: Clock,
  ): Promise<void> => {
    const job = await work.perform(actor.teamId, async (stores) =>
      refuseStarted(await importToChange(stores, actor, channelId, importId)),
    );
    const { outcome } = await openTable(storage, reader, job.fileId ?? refuseWithoutFile(), job.name);
    refuseUnfitConfiguration(configuration, outcome.header);
    await work.perform(actor.teamId, async (stores) => {
      const now = refuseStarted(await importToChange(stores, actor, channelId, importId));
      await saveImport(stores, { ...now, configuration, total: outcome.rowCount + outcome.faultCount }, clock.now());
    });
  },
);
