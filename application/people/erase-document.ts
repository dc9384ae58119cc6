import { plainText } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import { type Eraser, erasedContent } from '@evident/domain/people';
import {
  changeDocument,
  type DerivingStores,
  type DocumentWorkers,
  foldDocument,
  openSince,
  seen,
  type Speakers,
  type TextVersions,
} from '../content/index.ts';

export type ErasingDocuments = DerivingStores;

/** To deliver to open editors. */
export interface ErasedUpdate {
  readonly documentId: Uuid;
  readonly update: Uint8Array;
}

/** The author of the change; the system has no member. */
interface Author {
  readonly teamId: Uuid;
  readonly userId: Uuid | null;
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
 * Erases words in a document, in its versions and in its deleted history: its updates become one state, in which nothing deleted is kept.
 * Members who have it open get the change like any other.
 */
export async function eraseDocument(
  stores: ErasingDocuments,
  actor: Author,
  documentId: Uuid,
  { erase, inTurns = erase, speakers, silenced, workers, now }: How,
): Promise<{ updates: Uint8Array[]; turns: number; mentions: number; said: readonly string[] }> {
  const document = await openSince(stores.documents, workers, documentId);
  const reading = await workers.run('content', document, null);
  const { content, turns, mentions, said } = erasedContent(reading.content, erase, silenced, inTurns);
  const names = erasedNames(reading.speakers, speakers, inTurns);
  const update = await workers.run('replace', seen(document), { content, speakers: names });
  const updates = update ? await changeDocument(stores, actor, documentId, [update], workers, now, 'removal') : [];
  await foldDocument(stores, documentId, workers);
  const inVersions = await eraseVersions(stores.versions, documentId, { erase, inTurns, speakers, silenced });
  return { updates, turns, mentions: mentions + inVersions, said };
}

/** Erases words in the earlier versions of a document; returns how often they stood in them. */
async function eraseVersions(
  versions: TextVersions,
  documentId: Uuid,
  { erase, inTurns, speakers, silenced }: Required<Pick<How, 'erase' | 'inTurns' | 'speakers' | 'silenced'>>,
): Promise<number> {
  let all = 0;
  for (const { id, current } of await versions.list(documentId)) {
    const version = current ? null : await versions.find(id);
    if (!version) continue;
    const { content, turns, mentions } = erasedContent(version.content, erase, silenced, inTurns);
    const names = erasedNames(version.speakers, speakers, inTurns);
    const renamed = Object.entries(names).some(([speakerId, name]) => name !== version.speakers[speakerId]);
    if (turns + mentions === 0 && !renamed) continue;
    all += mentions;
    await versions.rewrite(id, { content, text: plainText(content), speakers: names });
  }
  return all;
}

const erasedNames = (names: Speakers, renamed: ReadonlyMap<string, string>, inTurns: Eraser): Speakers =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, renamed.get(id) ?? inTurns(name).text]));
