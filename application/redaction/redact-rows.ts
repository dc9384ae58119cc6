import type { Uuid } from '@evident/domain/kernel';
import { copyEraser, wordsOf } from '@evident/domain/redaction';
import type { SearchRef } from '../search/index.ts';
import type { RedactionStores } from './redacted-note.ts';
import type { Original, RowPatch } from './redaction-store.ts';
import type { Passage } from './removed-passages.ts';

interface Removed {
  readonly passages: readonly Passage[];
  /** Sentences that were generated from them. */
  readonly retold: readonly Passage[];
  /** Passages that the note no longer contains: each occurrence in its rows is a copy. */
  readonly gone: readonly Passage[];
  /** Passages that no note contains: each occurrence elsewhere is a copy. */
  readonly rare: readonly Passage[];
}

/**
 * Removes copies of passages from rows: titles, columns, values, lost quotes, pages of
 * documents. Documents that hold them are withheld. Undo entries that hold them are deleted.
 */
export async function redactRows(
  { redactions, redactionTraces }: Pick<RedactionStores, 'redactions' | 'redactionTraces'>,
  noteId: Uuid,
  { passages, retold, gone, rare }: Removed,
  newId: () => Uuid,
): Promise<{ originals: Original[]; refs: SearchRef[] }> {
  const originals: Original[] = [];
  const notes: Uuid[] = [];
  for (const passage of passages) {
    const words = wordsOf([passage]);
    if (words.length === 0) continue;
    const inNote = copyEraser([passage], gone.includes(passage));
    const elsewhere = copyEraser([passage], rare.includes(passage));
    const pages = await redactionTraces.erasePages(noteId, words, inNote, elsewhere);
    await redactions.withhold(pages.fileIds, passage.redactionId);
    notes.push(...pages.noteIds);
    const patches = [
      ...pages.patches,
      ...(await redactionTraces.eraseInNote(noteId, inNote)),
      ...(await redactionTraces.eraseElsewhere(words, elsewhere)),
    ];
    originals.push(
      ...patches.map((patch) => ({
        id: newId(),
        redactionId: passage.redactionId,
        kind: 'row' as const,
        patch,
      })),
    );
    // Kept responses are only repeated to the client that had them: every occurrence goes.
    await redactionTraces.forget(noteId, words, copyEraser([passage], true), elsewhere);
  }
  for (const sentence of retold) {
    const erase = copyEraser([sentence]);
    await redactionTraces.forget(noteId, wordsOf([sentence]), erase, erase);
  }
  return {
    originals,
    refs: [
      ...originals.flatMap((original) => (original.kind === 'row' ? refOf(original.patch) : [])),
      ...notes.map((id) => ({ type: 'NOTE', id }) as const),
    ],
  };
}

const TYPES: Readonly<Record<string, SearchRef['type']>> = {
  note: 'NOTE',
  highlight: 'HIGHLIGHT',
  insight: 'INSIGHT',
  project: 'PROJECT',
};
const refOf = ({ table, key }: RowPatch): SearchRef[] => (TYPES[table] ? [{ type: TYPES[table], id: key }] : []);
