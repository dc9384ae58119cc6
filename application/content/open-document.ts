import type { Uuid } from '@evident/domain/kernel';
import { type Actor, canWrite } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/project-access.ts';
import { demandDocument } from './append-update.ts';
import type { DocumentCodec } from './document-codec.ts';
import type { DocumentStore } from './document-store.ts';
import { openLive } from './open-live.ts';

export interface OpenedDocument {
  /** Everything typed so far, as one update after the other. */
  readonly updates: readonly Uint8Array[];
  readonly writable: boolean;
}

/** Open a document for live editing, or for watching others edit. */
export class OpenDocument extends Query<OpenedDocument> {
  constructor(readonly actor: Actor, readonly documentId: Uuid) { super(); }
}

export class OpenDocumentHandler implements Handler<OpenDocument> {
  constructor(
    private readonly work: UnitOfWork<{ documents: DocumentStore; projectAccess: ProjectAccess }>,
    private readonly codec: DocumentCodec,
  ) {}

  execute({ actor, documentId }: OpenDocument): Promise<OpenedDocument> {
    return this.work.perform(actor.teamId, async (stores) => {
      const owner = await demandDocument(stores, actor, documentId, 'read');
      const { stored } = await openLive(stores.documents, this.codec, documentId, 'Document');
      const access = await stores.projectAccess.accessTo(actor, owner.projectId);
      return { updates: stored.updates, writable: canWrite(access) && !owner.readOnly };
    });
  }
}
