import type { Uuid } from '@evident/domain/kernel';
import { type Eraser, erasedContent } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import {
  changeDocument,
  type DerivingStores,
  type DocumentWorkers,
  foldDocument,
  openSince,
  seen,
} from '../content/index.ts';

export type ErasingDocuments = DerivingStores;

/** To deliver to open editors. */
export interface ErasedUpdate {
  readonly documentId: Uuid;
  readonly update: Uint8Array;
}

interface How {
  readonly erase: Eraser;
  /** In turns of other speakers; the same by default. */
  readonly inTurns?: Eraser;
  /** New names of speakers by id. */
  readonly speakers: ReadonlyMap<string, string>;
  /** Speakers whose words are removed. */
  readonly silenced: ReadonlySet<string>;
  readonly workers: DocumentWorkers;
  readonly now: Date;
}

/**
 * Erases words in a document and in its deleted history: its updates become one state, in which nothing deleted is kept.
 * Members who have it open get the change like any other.
 */
export async function eraseDocument(
  stores: ErasingDocuments,
  actor: Actor,
  documentId: Uuid,
  { erase, inTurns = erase, speakers, silenced, workers, now }: How,
): Promise<{ updates: Uint8Array[]; turns: number; mentions: number; said: readonly string[] }> {
  const document = await openSince(stores.documents, workers, documentId);
  const reading = await workers.run('content', document, null);
  const { content, turns, mentions, said } = erasedContent(reading.content, erase, silenced, inTurns);
  const names = Object.fromEntries(
    Object.entries(reading.speakers).map(([id, name]) => [id, speakers.get(id) ?? inTurns(name).text]),
  );
  const update = await workers.run('replace', seen(document), { content, speakers: names });
  const updates = update ? await changeDocument(stores, actor, documentId, [update], workers, now) : [];
  await foldDocument(stores, documentId, workers);
  return { updates, turns, mentions, said };
}
