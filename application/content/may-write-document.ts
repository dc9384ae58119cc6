import type { Uuid } from '@evident/domain/kernel';
import { type Actor, canWrite } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { demandDocument } from './append-update.ts';
import type { DocumentStore } from './document-store.ts';

/**
 * Whether the actor can currently write a document, not only read it.
 * @throws Refusal `NotFound` if they cannot read it
 */
export class MayWriteDocument extends Query<boolean> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly documentId: Uuid,
  ) {
    super();
  }
}

export class MayWriteDocumentHandler implements Handler<MayWriteDocument> {
  constructor(private readonly work: UnitOfWork<{ documents: DocumentStore; projectAccess: ProjectAccess }>) {}

  execute({ actor, documentId }: MayWriteDocument): Promise<boolean> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { access, readOnly } = await demandDocument(stores, actor, documentId, 'read');
      return canWrite(access) && !readOnly && actor.scopes.includes('write');
    });
  }
}
