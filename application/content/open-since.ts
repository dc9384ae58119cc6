import { type Uuid, refuse } from '@evident/domain/kernel';
import type { DocumentCodec } from './document-codec.ts';
import type { DocumentStore, StoredSince } from './document-store.ts';
import type { DocumentSince, DocumentWorkers } from './document-workers.ts';
import { openLive } from './open-live.ts';

/** Locks a document for a worker and reads only what the worker lacks. A document that was never live gets its first state. */
export async function openSince(documents: DocumentStore, codec: DocumentCodec & DocumentWorkers, documentId: Uuid, what = 'Note'): Promise<DocumentSince & Pick<StoredSince, 'stateSeq' | 'speakers'>> {
  const stored = (await documents.lockSince(documentId, codec.held(documentId))) ?? refuse('NotFound', `${what} not found`);
  const updates = stored.live ? stored.updates : (await openLive(documents, codec, documentId, what)).stored.updates;
  return { ...stored, uncommitted: stored.uncommitted || !stored.live, updates, all: () => documents.updatesOf(documentId), text: () => documents.textOf(documentId) };
}
