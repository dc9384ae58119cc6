import type { FileRecord } from '@evident/domain/files';
import { notFound } from '@evident/domain/kernel';
import type { ByteRange, FileContent, FileStorage } from './file-storage.ts';

export interface FileDownload {
  readonly file: FileRecord;
  readonly content: FileContent;
}

/** Reads a file, if its upload is complete. */
export async function contentOf(file: FileRecord, storage: FileStorage, range?: ByteRange): Promise<FileDownload> {
  const content = file.status === 'DONE' ? await storage.read(file.id, range) : null;
  return { file, content: content ?? notFound('File') };
}
