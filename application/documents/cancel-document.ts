import { type FileDocument, isUnderway } from '@evident/domain/documents';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { announceDocument } from './document-worker.ts';
import { readableFile } from './readable-file.ts';
import type { DocumentCommandStores } from './reading-job.ts';

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
