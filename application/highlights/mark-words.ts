import type { HighlightPlace } from '@evident/domain/content';
import { type Highlight, type HighlightWords, fromPlace } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import { type Actor, type Access, canWrite } from '@evident/domain/permissions';
import { catchUp, type DerivingStores, type DocumentWorkers, type OpenSince, openSince } from '../content/index.ts';
import { highlightChanged } from './events.ts';
import type { MarkingStores } from './highlight-store.ts';

interface Place {
  readonly noteId: Uuid;
  readonly projectId: Uuid;
  readonly access: Access;
  /** The author: the actor, or the AI user. */
  readonly by: Uuid;
  readonly now: Date;
}

interface Wanted {
  readonly id: Uuid;
  readonly words: HighlightWords;
}

/**
 * Highlights words of a note. With write access, adds a mark to the document; otherwise anchors outside it. Returns the highlight and
 * the updates to deliver to open editors.
 * @throws Refusal `UnprocessableContent` if the words are not in the note
 */
export async function markWords(
  stores: MarkingStores,
  workers: DocumentWorkers,
  actor: Actor,
  { id, words, ...at }: Place & Wanted,
): Promise<{ highlight: Highlight; updates: readonly Uint8Array[] }> {
  const { done, derived } = await anchored(stores, workers, actor, at, (document, input) =>
    workers.run('anchor', document, { id, words, ...input }),
  );
  const highlight = newHighlight(actor, at, id, done.place, done.relative);
  await stores.highlights.add(highlight);
  // No derivation needed: only this row changes for readers.
  if (done.mark) await stores.documents.append(at.noteId, done.mark, actor.userId, 'marks');
  await stores.outbox.announce(highlightChanged(actor, highlight));
  return { highlight, updates: [...derived, ...(done.mark ? [done.mark] : [])] };
}

/** Like {@link markWords} for many, with one change of the document. Leaves out those whose words are not in the note. */
export async function markAllWords(
  stores: MarkingStores,
  workers: DocumentWorkers,
  actor: Actor,
  at: Place,
  all: readonly Wanted[],
): Promise<{ highlights: readonly Highlight[]; updates: readonly Uint8Array[] }> {
  if (all.length === 0) return { highlights: [], updates: [] };
  const { done, derived } = await anchored(stores, workers, actor, at, (document, input) =>
    workers.run('anchorAll', document, { all, ...input }),
  );
  const highlights = [...done.places].map(([id, { place, relative }]) => newHighlight(actor, at, id, place, relative));
  if (highlights.length > 0) await stores.highlights.save(...highlights);
  if (done.mark) await stores.documents.append(at.noteId, done.mark, actor.userId, 'marks');
  await stores.outbox.announce(...highlights.map((highlight) => highlightChanged(actor, highlight)));
  return { highlights, updates: [...derived, ...(done.mark ? [done.mark] : [])] };
}

/**
 * Anchors words of a note or insight outside its text. Returns their place and the updates to deliver to open editors.
 * @throws Refusal `UnprocessableContent` if the words are not in the text
 */
export async function anchorBeside(
  stores: DerivingStores,
  workers: DocumentWorkers,
  teamId: Uuid,
  documentId: Uuid,
  words: HighlightWords,
  now: Date,
): Promise<{ place: HighlightPlace; relative: RelativeEnds; updates: readonly Uint8Array[] }> {
  const { done, derived } = await anchoredIn(stores, workers, teamId, documentId, now, (document, derived) =>
    workers.run('anchor', document, { id: documentId, words, mayWrite: false, derived }),
  );
  return { place: done.place, relative: done.relative!, updates: derived };
}

/** Like {@link anchorBeside} for many in a document that is not open. Leaves out those whose words are not in the text. */
export async function anchorAllBeside(
  stores: DerivingStores,
  workers: DocumentWorkers,
  documentId: Uuid,
  all: readonly Wanted[],
): Promise<ReadonlyMap<Uuid, { place: HighlightPlace; relative: RelativeEnds }>> {
  const document = await openSince(stores.documents, workers, documentId);
  const found = await workers.run('anchorAll', document, { all, mayWrite: false, derived: true });
  return new Map([...found!.places].map(([id, { place, relative }]) => [id, { place, relative: relative! }]));
}

interface RelativeEnds {
  readonly start: Uint8Array;
  readonly end: Uint8Array;
}

type Run<T> = (
  document: OpenSince,
  input: { readonly mayWrite: boolean; readonly derived: boolean },
) => Promise<T | null>;

const anchored = <T>(
  stores: MarkingStores,
  workers: DocumentWorkers,
  { teamId }: Actor,
  { noteId, access, now }: Place,
  run: Run<T>,
) =>
  anchoredIn(stores, workers, teamId, noteId, now, (document, derived) =>
    run(document, { mayWrite: canWrite(access), derived }),
  );

/** Runs an anchoring task, after deriving the document if its text is behind. */
async function anchoredIn<T>(
  stores: DerivingStores,
  workers: DocumentWorkers,
  teamId: Uuid,
  documentId: Uuid,
  now: Date,
  run: (document: OpenSince, derived: boolean) => Promise<T | null>,
): Promise<{ done: T; derived: readonly Uint8Array[] }> {
  const once = async () => {
    const document = await openSince(stores.documents, workers, documentId);
    return run(document, document.derivedSeq === document.lastSeq);
  };
  const early = await once();
  if (early !== null) return { done: early, derived: [] };
  const derived = await catchUp(stores, teamId, documentId, workers, now);
  return { done: (await once())!, derived };
}

const newHighlight = (
  { teamId }: Actor,
  { noteId, projectId, by, now }: Place,
  id: Uuid,
  place: HighlightPlace,
  relative: { readonly start: Uint8Array; readonly end: Uint8Array } | null,
): Highlight => ({
  ...fromPlace(place),
  id,
  teamId,
  noteId,
  projectId,
  target: 'WORDS',
  areas: [],
  snippetStartMs: null,
  snippetEndMs: null,
  anchor: relative ? 'beside' : 'mark',
  relativeStart: relative?.start ?? null,
  relativeEnd: relative?.end ?? null,
  lostAt: null,
  createdBy: by,
  createdAt: now,
  updatedAt: now,
});
