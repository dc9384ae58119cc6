import type { Uuid } from '@evident/domain/kernel';
import { notFound } from '@evident/domain/kernel';
import { type DerivingStores, catchUp, foldDocument, readingChanged } from './derive-document.ts';
import type { DocumentReading } from './document-codec.ts';
import type { RewriteInput, RewrittenBytes } from './document-tasks.ts';
import type { DocumentWorkers } from './document-workers.ts';
import { openSince, seen } from './open-since.ts';

export type Rewriting = Pick<RewriteInput, 'remove' | 'putBack'>;

export interface RewriteHow {
  readonly workers: DocumentWorkers;
  readonly now: Date;
  /** The author of the change; null for the system. */
  readonly by: Uuid | null;
}

/**
 * Removes words from a locked document, or puts them back, and folds it, so that nothing removed stays in its history.
 * Derives pending edits first; `choose` gets the document after them, and null leaves it. Returns also the updates to
 * deliver to open editors.
 */
export async function rewriteDocument(
  stores: DerivingStores,
  teamId: Uuid,
  documentId: Uuid,
  choose: (reading: DocumentReading) => Rewriting | null,
  { workers, now, by }: RewriteHow,
): Promise<RewrittenBytes | null> {
  const { documents, highlights } = stores;
  const caughtUp = await catchUp(stores, teamId, documentId, workers, now);
  const document = await openSince(documents, workers, documentId, 'Document');
  const chosen = choose(await workers.run('content', document, null));
  if (chosen === null) return null;
  const owner = (await documents.owner(documentId)) ?? notFound('Document');
  const result = await workers.run('rewrite', seen(document), {
    ...chosen,
    highlights: await highlights.jsonOf(documentId),
    now,
  });
  let seq = document.lastSeq;
  for (const update of result.updates) seq = await documents.append(documentId, update, by);
  await documents.saveReading(documentId, { ...result, speakers: { ...document.speakers, ...result.speakers } }, seq);
  if (result.moved) await highlights.saveMoved(result.moved);
  await stores.outbox.announce(readingChanged(teamId, documentId, owner, null));
  await foldDocument(stores, documentId, workers);
  return { ...result, updates: [...caughtUp, ...result.updates] };
}
