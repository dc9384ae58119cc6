import { type Uuid, refuse } from '@evident/domain/kernel';
import type { DocumentStore, StoredSince } from './document-store.ts';
import type { DocumentSince, DocumentWorkers } from './document-workers.ts';

export type OpenSince = DocumentSince & Pick<StoredSince, 'stateSeq' | 'speakers' | 'version'>;

/**
 * Locks a document for a worker and reads only the updates it lacks. Creates the first state under the lock, so that
 * concurrent openers share one.
 */
export async function openSince(
  documents: DocumentStore,
  workers: DocumentWorkers,
  documentId: Uuid,
  what = 'Note',
): Promise<OpenSince> {
  const stored =
    (await documents.lockSince(documentId, workers.held(documentId))) ?? refuse('NotFound', `${what} not found`);
  const updates = stored.live ? stored.updates : [await firstState(documents, workers, stored)];
  return {
    ...stored,
    uncommitted: stored.uncommitted || !stored.live,
    updates,
    all: () => documents.updatesOf(documentId),
    text: () => documents.textOf(documentId),
  };
}

/** Locks a document and reads all its updates, without decoding them. */
export async function updatesToOpen(
  documents: DocumentStore,
  workers: DocumentWorkers,
  documentId: Uuid,
  what: string,
): Promise<readonly Uint8Array[]> {
  const stored = (await documents.lockSince(documentId, NOTHING)) ?? refuse('NotFound', `${what} not found`);
  return stored.live ? stored.updates : [await firstState(documents, workers, stored)];
}

/** Marks a document as held by its worker, for the next task. */
export const seen = <Document extends DocumentSince>(document: Document): Document => ({
  ...document,
  base: document.lastSeq,
  updates: [],
});

const NOTHING = -1;

async function firstState(
  documents: DocumentStore,
  workers: DocumentWorkers,
  { id, speakers, lastSeq }: StoredSince,
): Promise<Uint8Array> {
  const state = await workers.begun(id, await documents.contentOf(id), speakers);
  await documents.saveState(id, state, lastSeq);
  return state;
}
