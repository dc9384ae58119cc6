import { evidenceIn } from '@evident/domain/content';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import { type Access, type Actor, type Action, canUnshare, canWrite } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { DocumentCodec } from './document-codec.ts';
import type { DocumentOwner, DocumentStore } from './document-store.ts';
import { type EvidenceStores, evidenceOutOfSight } from './new-evidence.ts';
import { openLive } from './open-live.ts';

/**
 * Stores an edit from a live room. Write access is checked on entering the room (`MayWriteDocument`), before other
 * members see the edit. Committed once it resolves, without forbidden evidence: outside insights none is allowed, and
 * members can only add highlights that they can see. Returns the update that removed evidence, to deliver to the room;
 * null if there was none.
 */
export class AppendUpdate extends Command<Uint8Array | null> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly documentId: Uuid,
    readonly update: Uint8Array,
  ) {
    super();
  }
}

type Needs = { documents: DocumentStore; projectAccess: ProjectAccess };
type Stores = Needs & EvidenceStores;

export class AppendUpdateHandler implements Handler<AppendUpdate> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly codec: DocumentCodec,
  ) {}

  execute({ actor, documentId, update }: AppendUpdate): Promise<Uint8Array | null> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { kind } = (await stores.documents.owner(documentId)) ?? notFound('Document');
      const before = this.codec.mayBringEvidence(update)
        ? await openLive(stores.documents, this.codec, documentId, 'Document')
        : null;
      await stores.documents.append(documentId, update, actor.userId);
      if (!before) return null;
      const after = this.codec.open([...before.stored.updates, update]);
      const strange =
        kind === 'insight'
          ? await evidenceOutOfSight(stores, actor, after.read().content, evidenceIn(before.open.read().content))
          : null;
      const correction = after.removeEvidence((id) => strange !== null && !strange.has(String(id)));
      if (correction) await stores.documents.append(documentId, correction, null);
      return correction;
    });
  }
}

/** Returns the owner of a document with the actor's access. Refuses actors who cannot take the action. */
export async function demandDocument(
  { documents, projectAccess }: Needs,
  actor: Actor,
  documentId: Uuid,
  action: Action,
): Promise<DocumentOwner & { readonly access: Access }> {
  const owner = (await documents.owner(documentId)) ?? notFound('Document');
  const access = await demand(projectAccess, actor, owner.projectId, action, 'Document');
  if (owner.readOnly && canWrite(access) && action === 'write')
    refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unlock or unarchive it first.');
  if (owner.published && !canUnshare(access))
    refuse('NotFound', 'Document not found', 'Read the published words of the insight instead.');
  return { ...owner, access };
}
