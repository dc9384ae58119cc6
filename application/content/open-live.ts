import { type Uuid, refuse } from '@evident/domain/kernel';
import type { DocumentCodec, OpenDocument } from './document-codec.ts';
import type { DocumentStore, StoredDocument } from './document-store.ts';

interface LiveDocument {
  readonly stored: StoredDocument;
  readonly open: OpenDocument;
}

/** Locks and opens a document. Creates the first state under the lock, so that concurrent openers share one. */
export async function openLive(
  documents: DocumentStore,
  codec: DocumentCodec,
  documentId: Uuid,
  what = 'Note',
): Promise<LiveDocument> {
  const stored = (await documents.lock(documentId)) ?? refuse('NotFound', `${what} not found`);
  if (stored.updates.length > 0) return { stored, open: codec.open(stored.updates) };
  const state = codec.begin(stored.content, stored.speakers);
  await documents.saveState(documentId, state, stored.lastSeq);
  return { stored: { ...stored, updates: [state] }, open: codec.open([state]) };
}
