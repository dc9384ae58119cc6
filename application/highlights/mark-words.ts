import { type Highlight, type HighlightWords, fromPlace } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import { type Actor, type Access, canWrite } from '@evident/domain/permissions';
import { catchUp, type DocumentWorkers, openSince } from '../content/index.ts';
import { highlightChanged } from './events.ts';
import type { MarkingStores } from './highlight-store.ts';

interface Wanted {
  readonly id: Uuid;
  readonly noteId: Uuid;
  readonly projectId: Uuid;
  readonly words: HighlightWords;
  readonly access: Access;
  /** The author: the actor, or the AI user. */
  readonly by: Uuid;
  readonly now: Date;
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
  { id, noteId, projectId, words, access, by, now }: Wanted,
): Promise<{ highlight: Highlight; updates: readonly Uint8Array[] }> {
  const anchor = async () => {
    const document = await openSince(stores.documents, workers, noteId);
    return workers.run('anchor', document, {
      id,
      words,
      mayWrite: canWrite(access),
      derived: document.derivedSeq === document.lastSeq,
    });
  };
  const early = await anchor();
  const derivedFirst = early ? [] : await catchUp(stores, actor.teamId, noteId, workers, now);
  const { place, mark, relative } = early ?? (await anchor())!;
  const highlight: Highlight = {
    ...fromPlace(place),
    id,
    teamId: actor.teamId,
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
  };
  await stores.highlights.save(highlight);
  // No derivation needed: only this row changes for readers.
  if (mark) await stores.documents.append(noteId, mark, actor.userId);
  await stores.outbox.announce(highlightChanged(actor, highlight));
  return { highlight, updates: [...derivedFirst, ...(mark ? [mark] : [])] };
}
