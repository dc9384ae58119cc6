import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { demandDocument } from './append-update.ts';
import type { DocumentStore } from './document-store.ts';
import type { DocumentWorkers } from './document-workers.ts';
import { updatesToOpen } from './open-since.ts';

/** Opens a document for live editing or viewing. Returns its updates in order; the first time, stores them. */
export class OpenDocument extends Command<readonly Uint8Array[]> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly documentId: Uuid,
  ) {
    super();
  }
}

export class OpenDocumentHandler implements Handler<OpenDocument> {
  constructor(
    private readonly work: UnitOfWork<{ documents: DocumentStore; projectAccess: ProjectAccess }>,
    private readonly workers: DocumentWorkers,
  ) {}

  execute({ actor, documentId }: OpenDocument): Promise<readonly Uint8Array[]> {
    return this.work.perform(actor.teamId, async (stores) => {
      await demandDocument(stores, actor, documentId, 'read');
      return updatesToOpen(stores.documents, this.workers, documentId, 'Document');
    });
  }
}
