import fs from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import type { FolderStorage } from './folder-storage.ts';
import { RESUMABLE_MS, TusUploads, nullWhenMissing } from './tus-uploads.ts';

/** Keeps partial uploads in a folder on the disk of the file storage, so that a complete one is only renamed. */
export function folderUploads(storage: FolderStorage, folder: string): TusUploads {
  const store = new FileStore({ directory: folder, expirationPeriodInMilliseconds: RESUMABLE_MS });
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
