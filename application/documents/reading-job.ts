import type { DeliveredEvent } from '@evident/domain/events';
import { type FileDocument } from '@evident/domain/documents';
import type { Uuid } from '@evident/domain/kernel';
import type { JobFor, JobQueue } from '../jobs/index.ts';
import { announceDocument, type DocumentTurn, type DocumentWorkStores } from './document-worker.ts';
import type { ReadableFileStores } from './readable-file.ts';

/** Specification, document 001, section 3: the job of a document. */
export const READ_DOCUMENT: JobQueue<DocumentTurn> = {
  name: 'read-document',
  retries: 3,
  timeoutSeconds: 3600,
};

export type DocumentCommandStores = DocumentWorkStores & ReadableFileStores;

/** Saves a document that a job reads from now on. */
export async function requestReading(
  stores: Pick<DocumentWorkStores, 'fileDocuments' | 'outbox'>,
  file: { readonly id: Uuid; readonly teamId: Uuid; readonly projectId: Uuid },
  document: FileDocument,
  now: Date,
  by: Uuid,
): Promise<void> {
  const { id: fileId, teamId, projectId } = file;
  const waiting: FileDocument = { ...document, state: 'WAITING', message: null, updatedAt: now };
  await stores.fileDocuments.save(waiting);
  await stores.fileDocuments.forgetFailed(fileId);
  await stores.outbox.announce({ name: 'document:requested', teamId, payload: { fileId, projectId, by } });
  await announceDocument(stores, file, waiting);
}

/** The event is in the transaction that requested it, so that none is forgotten. */
export const documentJob = ({ teamId, payload }: DeliveredEvent<'document:requested'>): JobFor<DocumentTurn> => ({
  payload: { teamId, fileId: payload.fileId },
  options: { key: payload.fileId },
});
