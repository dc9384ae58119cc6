import { type ImportPreview, type TableChoice, previewed } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import type { FileStorage } from '../files/index.ts';
import type { TableReader } from '../imports/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ImportingStores, importToChange, refuseWithoutFile } from './channel-imports.ts';
import { type MaskingStores, asStored } from './masking.ts';
import { configurationFor, openTable, previewOf } from './read-table.ts';

/** Shows how the first rows of a table will look, and proposes the configuration. Creates nothing. */
export class PreviewChannelImport extends queryWith({ scope: 'read', access: 'write' })<
  { channelId: Uuid; importId: Uuid; choice: TableChoice },
  ImportPreview
> {}
export const PreviewChannelImportHandler = answeredBy(
  async (
    { actor, channelId, importId, choice }: PreviewChannelImport,
    work: UnitOfWork<ImportingStores & MaskingStores>,
    storage: FileStorage,
    reader: TableReader,
    ids: Ids,
    clock: Clock,
  ): Promise<ImportPreview> => {
    const job = await work.perform(actor.teamId, (stores) => importToChange(stores, actor, channelId, importId));
    const now = clock.now();
    const table = await openTable(storage, reader, job.fileId ?? refuseWithoutFile(), job.name);
    const configuration = await configurationFor(reader, table, choice, now.toISOString().slice(0, 10));
    const { teamId } = actor;
    const { points, ...preview } = await previewOf(reader, table, configuration, {
      teamId,
      channelId,
      now,
      newId: () => ids.newId(),
    });
    const stored = await work.perform(teamId, (stores) => asStored(stores, teamId, points));
    return { ...preview, items: stored.map(previewed) };
  },
);
