import { type Media, isSameMedia } from '@evident/domain/media';
import type { FileRecords, FileStorage } from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { MediaStore } from './media-store.ts';
import type { ProducedFile } from './media-tool.ts';

export interface KeepPorts {
  readonly work: UnitOfWork<{ media: MediaStore; files: FileRecords }>;
  readonly storage: FileStorage;
  readonly ids: Ids;
  readonly clock: Clock;
}

/**
 * Stores an output and then its row, unless the recording was replaced meanwhile. Until the row is saved, the bytes have no owner: after a crash, the nightly cleanup
 * deletes them.
 */
export async function keepOutput(
  { work, storage, ids, clock }: KeepPorts,
  media: Media,
  file: ProducedFile,
): Promise<void> {
  const { teamId, fileId } = media;
  const id = ids.newId();
  await work.prepare(teamId, ({ files }) => files.markOrphaned(id, clock.now()));
  const bytes = await storage.write(id, file.bytes, { maxBytes: file.size, mediaType: file.mediaType });
  await work.perform(teamId, async ({ media: store }) => {
    if (isSameMedia(media, await store.find(fileId))) {
      const { kind, number, mediaType, detail } = file;
      await store.addOutput({ id, teamId, fileId, kind, number, mediaType, bytes, detail });
    }
  });
}
