import { REDACTED } from '../content/index.ts';
import type { HighlightView } from '../highlights/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { PublishedQuotes } from './publication.ts';

/** Change of a quote since its insight was published. */
export const QUOTE_CHANGES = ['CHANGED', 'REDACTED', 'LOST', 'MOVED', 'DELETED'] as const;
export type QuoteChange = (typeof QUOTE_CHANGES)[number];

export interface ChangedQuote {
  readonly highlightId: Uuid;
  readonly change: QuoteChange;
  /** The words at publication; null where they were redacted. */
  readonly before: string | null;
  /** The words now; null if the quote is deleted. */
  readonly after: string | null;
}

/**
 * The quotes that differ from those of a publication. Quotes of notes that the reader cannot see are left out, and
 * redacted words are never among the earlier ones.
 * @param now the highlights that the reader can see
 * @param noteIds the notes that the reader can see
 */
export function changedQuotes(
  published: PublishedQuotes,
  now: readonly Pick<HighlightView, 'id' | 'noteId' | 'projectId' | 'text' | 'lost'>[],
  noteIds: ReadonlySet<Uuid>,
): ChangedQuote[] {
  const byId = new Map(now.map((highlight) => [highlight.id, highlight]));
  return published.flatMap(({ highlightId, noteId, projectId, text }): ChangedQuote[] => {
    const highlight = byId.get(highlightId);
    const changed = (change: QuoteChange, before: string | null, after: string | null): ChangedQuote[] => [
      { highlightId, change, before, after },
    ];
    if (!highlight) return noteIds.has(noteId) ? changed('DELETED', text, null) : [];
    const after = highlight.text;
    if (after.includes(REDACTED) && text !== after) return changed('REDACTED', null, after);
    if (highlight.lost) return changed('LOST', text, after);
    if (text !== null && text !== after) return changed('CHANGED', text, after);
    return highlight.noteId !== noteId || highlight.projectId !== projectId ? changed('MOVED', text, after) : [];
  });
}

/** One piece of two versions of a text. */
export interface DiffPiece {
  readonly text: string;
  readonly kind: 'same' | 'removed' | 'added';
}

/** The most words that are compared one by one. */
const COMPARED_WORDS = 600;

/** The difference of two texts by words, in order. Texts that are too long count as replaced. */
export function wordDiff(before: string, after: string): DiffPiece[] {
  const [old, current] = [wordsOf(before), wordsOf(after)];
  if (old.length > COMPARED_WORDS || current.length > COMPARED_WORDS)
    return before === after ? piece(before, 'same') : [...piece(before, 'removed'), ...piece(after, 'added')];
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(current.length + 1));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = current.length - 1; j >= 0; j--)
      common[i]![j] =
        old[i] === current[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  const pieces: DiffPiece[] = [];
  const add = (text: string, kind: DiffPiece['kind']): void => {
    const last = pieces.at(-1);
    if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: last.text + text };
    else pieces.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < current.length) {
    if (i < old.length && j < current.length && old[i] === current[j]) {
      add(old[i]!, 'same');
      i += 1;
      j += 1;
    } else if (i < old.length && (j === current.length || common[i + 1]![j]! >= common[i]![j + 1]!))
      add(old[i++]!, 'removed');
    else add(current[j++]!, 'added');
  }
  return pieces;
}

const piece = (text: string, kind: DiffPiece['kind']): DiffPiece[] => (text === '' ? [] : [{ text, kind }]);

/** Words and the space between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/gu) ?? [];
