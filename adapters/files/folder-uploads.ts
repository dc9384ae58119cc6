import fs from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import type { FolderStorage } from './folder-storage.ts';
import { RESUMABLE_MS, TusUploads, nullWhenMissing } from './tus-uploads.ts';

/** Its `write` keeps the error of the disk. */
class ReportingStore extends FileStore {
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    await pipeline(bytes, file);
    return offset + file.bytesWritten;
  }
}

/** Keeps partial uploads in a folder on the disk of the file storage, so that a complete one is only renamed. */
export function folderUploads(storage: FolderStorage, folder: string): TusUploads {
  const store = new ReportingStore({ directory: folder, expirationPeriodInMilliseconds: RESUMABLE_MS });
  return new TusUploads({
    store,
    storeId: (fileId) => fileId,
    moveToStorage: async (fileId) => {
      await storage.adopt(fileId, join(folder, fileId));
      // Its own `delete` fails if an earlier try has removed the file.
      await fs.rm(join(folder, `${fileId}.json`), { force: true });
    },
    discard: async (fileId) => void (await store.remove(fileId).catch(nullWhenMissing)),
  });
}
