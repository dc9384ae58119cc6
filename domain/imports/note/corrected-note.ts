import { caseless, isSameText } from '../../text/index.ts';

/** A note in the project that an imported file may update. */
export interface KnownNote {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly fingerprint: string | null;
  readonly sourceName: string | null;
}

interface Read {
  readonly title: string;
  readonly text: string;
  readonly fingerprint: string;
}

/** Minimum share of words that a corrected file has in common with its note. */
const CORRECTED = 0.5;
/** Same, for a different file name: only the title and the words can match. */
const RENAMED = 0.8;

/**
 * Returns the note that a file updates: the same file name or title, and mostly the same words. Null for a new text,
 * and for an unchanged note already in the project.
 */
export function correctedNote<Note extends KnownNote>(
  read: Read,
  sourceName: string,
  known: readonly Note[],
): Note | null {
  if (known.some(({ fingerprint }) => fingerprint === read.fingerprint)) return null;
  let best: { note: Note; shared: number } | null = null;
  for (const note of known) {
    const isNamesake = sameName(note.sourceName ?? '', sourceName);
    if (note.fingerprint === null || (!isNamesake && !sameName(note.title, read.title))) continue;
    const shared = sharedWords(note.text, read.text);
    if (shared >= (isNamesake ? CORRECTED : RENAMED) && shared > (best?.shared ?? 0)) best = { note, shared };
  }
  return best && best.note;
}

const sameName = (one: string, other: string): boolean => isSameText(one, other);

/** Similarity by words (Dice coefficient): twice the shared words divided by all words, 0 to 1. */
export function sharedWords(one: string, other: string): number {
  const left = new Map<string, number>();
  const words = wordsOf(one);
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  const others = wordsOf(other);
  let shared = 0;
  for (const word of others) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  return words.length + others.length === 0 ? 0 : (2 * shared) / (words.length + others.length);
}

const wordsOf = (text: string): readonly string[] => caseless(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
