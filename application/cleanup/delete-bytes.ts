import type { FileStorage } from '../files/index.ts';
import type { SettlingPorts } from '../uploads/index.ts';
import type { ExpiredData } from './expired-data.ts';

const FILES_PER_BATCH = 100;

export interface ExpiredFiles {
  readonly expired: Pick<ExpiredData, 'orphanedFiles' | 'filesDeleted'>;
  readonly storage: FileStorage;
  readonly uploads: Pick<SettlingPorts, 'bytes'>;
}

/** Deletes the bytes that have had no owner since then. */
export async function deleteBytes({ expired, storage, uploads }: ExpiredFiles, before: Date): Promise<void> {
  const next = () => expired.orphanedFiles(before, FILES_PER_BATCH);
  for (let ids = await next(); ids.length > 0; ids = await next()) {
    for (const id of ids) {
      await storage.delete(id);
      await uploads.bytes.discard(id);
    }
    await expired.filesDeleted(ids);
  }
}
