import { type AiDoc, docContent } from '@evident/domain/ai-docs';
import type { RichNode } from '@evident/domain/content';
import type { EvidenceContent } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { changeDocument, type DerivingStores, type DocumentWorkers, openSince } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import type { AiDocStore } from './ai-doc-store.ts';
import { docChanged } from './events.ts';

export interface FillingTools {
  readonly workers: DocumentWorkers;
  readonly clock: Clock;
}

export type FillingStores = DerivingStores & { aiDocs: AiDocStore; undo: UndoStore };

export const DOC_FILLED = undoKind<FilledDoc>('ai-doc:filled');

/** A document before it was filled. */
export interface FilledDoc {
  readonly docId: Uuid;
  readonly content: RichNode;
  readonly filledTextId: Uuid | null;
  /** Whether it had no edits. */
  readonly wasAsWritten: boolean;
  /** The number of its last update after it: later edits block undo. */
  readonly filledSeq: number;
  /** The number that the doc has of it; 0 if an undo put edited text back. */
  readonly docSeq?: number;
}

export interface Filled {
  readonly undoId: Uuid | null;
  /** To deliver to open editors. */
  readonly updates: readonly Uint8Array[];
}

/** Replaces a locked document by the latest text of its doc; undoable, except the first time. */
export async function fillDocument(
  stores: FillingStores,
  { workers, clock }: FillingTools,
  by: Pick<Actor, 'teamId' | 'userId'>,
  doc: AiDoc,
  content: EvidenceContent,
): Promise<Filled> {
  const now = clock.now();
  const document = await openSince(stores.documents, workers, doc.id, 'Doc');
  const before = await workers.run('content', document, null);
  const written = { content: docContent(content), speakers: {} };
  const updates = await replaced(stores, { workers, clock }, by, doc.id, written.content);
  const { lastSeq } = await openSince(stores.documents, workers, doc.id, 'Doc');
  await stores.aiDocs.save({ ...doc, filledTextId: doc.textId, filledSeq: lastSeq, updatedAt: now });
  await stores.outbox.announce(docChanged(doc));
  if (doc.filledTextId === null && before.text.trim() === '') return { undoId: null, updates };
  const kept: FilledDoc = {
    docId: doc.id,
    content: before.content,
    filledTextId: doc.filledTextId,
    wasAsWritten: document.lastSeq <= doc.filledSeq,
    filledSeq: lastSeq,
  };
  const undoId = await stores.undo.keep(by, DOC_FILLED, {
    projectId: doc.projectId,
    label: `Replaced the text of “${doc.title}”`,
    before: kept,
  });
  return { undoId, updates };
}

/** Replaces the content of a locked document. Returns the updates to deliver to open editors. */
export async function replaced(
  stores: DerivingStores,
  { workers, clock }: Pick<FillingTools, 'workers' | 'clock'>,
  by: Pick<Actor, 'teamId' | 'userId'>,
  docId: Uuid,
  content: RichNode,
): Promise<readonly Uint8Array[]> {
  const document = await openSince(stores.documents, workers, docId, 'Doc');
  const update = await workers.run('replace', document, { content, speakers: {} });
  return update ? changeDocument(stores, by, docId, [update], workers, clock.now()) : [];
}
