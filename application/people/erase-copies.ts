import type { Uuid } from '@evident/domain/kernel';
import { SaidCopies } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentWorkers } from '../content/index.ts';
import type { SearchRef, SearchSource } from '../search/index.ts';
import { type ErasedUpdate, type ErasingDocuments, eraseDocument } from './erase-document.ts';
import type { ErasedRows, ErasureStore } from './erasure-store.ts';

interface ErasedCopies extends ErasedRows {
  readonly updates: readonly ErasedUpdate[];
  readonly documentIds: readonly Uuid[];
  readonly undoEntries: number;
}

interface Said {
  /** The words that were removed from speaker turns. */
  readonly said: readonly string[];
  readonly noteIds: readonly Uuid[];
  readonly workers: DocumentWorkers;
  readonly now: Date;
}

const NOTHING: ErasedCopies = {
  updates: [],
  documentIds: [],
  undoEntries: 0,
  insights: [],
  tags: [],
  channels: [],
  refs: [],
  versions: 0,
  mentions: 0,
};

/**
 * Removes copies of what a person said, and sentences that were generated from it: from documents with their history, rows,
 * suggestions and undo entries. Turns of other speakers stay, who can have said the same.
 */
export async function eraseCopies(
  stores: ErasingDocuments & { erasures: ErasureStore; searchSource: SearchSource },
  actor: Actor,
  { said, noteIds, workers, now }: Said,
): Promise<ErasedCopies> {
  const { erasures, searchSource } = stores;
  const copies = new SaidCopies(said);
  if (copies.isEmpty) return NOTHING;
  for (const { text, quotes } of await erasures.sentencesFrom(noteIds))
    if (quotes.some((quote) => copies.isSaid(quote))) copies.addRetold(text);
  const documentIds = await erasures.documentsHolding((text) => copies.isIn(text));
  const updates: ErasedUpdate[] = [];
  const refs: SearchRef[] = [];
  let mentions = 0;
  for (const documentId of documentIds) {
    const done = await eraseDocument(stores, actor, documentId, {
      erase: copies.erase,
      inTurns: (text) => ({ text, count: 0 }),
      speakers: new Map(),
      silenced: new Set(),
      workers,
      now,
    });
    mentions += done.mentions;
    updates.push(...done.updates.map((update) => ({ documentId, update })));
    if (done.updates.length > 0)
      refs.push(
        { type: 'NOTE', id: documentId },
        { type: 'INSIGHT', id: documentId },
        ...(await searchSource.highlightsOf(documentId)),
      );
  }
  const undoEntries = await erasures.forgetHolding((text) => copies.isIn(text));
  const rows = await erasures.eraseCopiesInRows(copies.erase);
  return {
    ...rows,
    updates,
    documentIds,
    undoEntries,
    refs: [...refs, ...rows.refs],
    mentions: mentions + rows.mentions,
  };
}
