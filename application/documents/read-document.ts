import { type FileDocument, isUnderway, newFileDocument } from '@evident/domain/documents';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { announceDocument, type DocumentWorkStores } from './document-worker.ts';
import { readableFile, type ReadableFileStores } from './readable-file.ts';

/** Specification, document 001, section 3: the job of a document. */
export const READ_DOCUMENT: JobQueue<{ teamId: Uuid; fileId: Uuid }> = {
  name: 'read-document',
  retries: 3,
  timeoutSeconds: 3600,
};

export type DocumentCommandStores = DocumentWorkStores & ReadableFileStores;

/** Starts reading the pages of a file, or starts again after a failure. Has no effect on a document that is read. */
export class ReadDocument extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class ReadDocumentHandler implements Handler<ReadDocument> {
  constructor(
    private readonly work: UnitOfWork<DocumentCommandStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, fileId }: ReadDocument): Promise<void> {
    return this.work.perform(actor.teamId, async (stores) => {
      const file = await readableFile(stores, actor, fileId, 'write');
      const now = this.clock.now();
      const known = await stores.fileDocuments.lock(fileId);
      if (known && (isUnderway(known) || known.state === 'PASSWORD_REQUIRED')) return;
      const { failed } = await stores.fileDocuments.counts(fileId);
      if (known?.state === 'DONE' && failed.length === 0) return;
      await requestReading(stores, file, known ?? newFileDocument(file, now), now, actor.userId);
    });
  }
}

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

/** Stops reading; the pages that were read stay. */
export class CancelDocument extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class CancelDocumentHandler implements Handler<CancelDocument> {
  constructor(
    private readonly work: UnitOfWork<DocumentCommandStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, fileId }: CancelDocument): Promise<void> {
    return this.work.perform(actor.teamId, async (stores) => {
      const file = await readableFile(stores, actor, fileId, 'write');
      const document = (await stores.fileDocuments.lock(fileId)) ?? refuse('NotFound', 'The document was not read yet');
      if (!isUnderway(document) && document.state !== 'PASSWORD_REQUIRED') return;
      const canceled: FileDocument = { ...document, state: 'CANCELLED', updatedAt: this.clock.now() };
      await stores.fileDocuments.save(canceled);
      await announceDocument(stores, file, canceled);
    });
  }
}
