import type { FileRecord } from '@evident/domain/files';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { FileRecords } from '../files/index.ts';
import type { FileDocumentStore } from './document-store.ts';

export interface SharedDocumentStores {
  readonly files: FileRecords;
  readonly fileDocuments: FileDocumentStore;
}

/** A file of a share link. @throws Refusal `NotFound` if it was deleted or is withheld */
export async function sharedFile({ files }: SharedDocumentStores, fileId: Uuid): Promise<FileRecord> {
  const file = (await files.isWithheld(fileId)) ? null : await files.find(fileId);
  return file?.status === 'DONE' ? file : notFound('File');
}
