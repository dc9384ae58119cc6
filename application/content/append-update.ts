import { type Uuid, refuse } from '@evident/domain/kernel';
import { type Actor, type Action, canRead, canWrite, disabledReason } from '@evident/domain/permissions';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/project-access.ts';
import type { DocumentOwner, DocumentStore } from './document-store.ts';

/** Keep what somebody typed. When it answers, PostgreSQL has committed it. */
export class AppendUpdate extends Command<void> {
  constructor(readonly actor: Actor, readonly documentId: Uuid, readonly update: Uint8Array) { super(); }
}

type Needs = { documents: DocumentStore; projectAccess: ProjectAccess };

export class AppendUpdateHandler implements Handler<AppendUpdate> {
  constructor(private readonly work: UnitOfWork<Needs>) {}

  async execute({ actor, documentId, update }: AppendUpdate): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      await demandDocument(stores, actor, documentId, 'write');
      await stores.documents.append(documentId, update, actor.userId);
    });
  }
}

/** What a document belongs to, once the actor may do that with it. */
export async function demandDocument({ documents, projectAccess }: Needs, actor: Actor, documentId: Uuid, action: Action): Promise<DocumentOwner> {
  const owner = (await documents.owner(documentId)) ?? refuse('NotFound', 'Document not found');
  const access = await projectAccess.accessTo(actor, owner.projectId);
  if (!canRead(access)) refuse('NotFound', 'Document not found');
  const reason = disabledReason(action, actor, access);
  if (reason !== undefined) refuse('Forbidden', reason);
  if (owner.readOnly && canWrite(access) && action === 'write') refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unlock or unarchive it first.');
  return owner;
}
