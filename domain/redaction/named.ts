import { type TextRange, codePoints } from '../content/index.ts';
import { wordsIn } from './copies.ts';

/** Characters of context on each side of an occurrence. */
const AROUND = 60;

/** A place where a name is spoken or written, in code points of the text. */
export interface NamedPlace extends TextRange {
  readonly quote: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Finds a name in a text: its words in a row, case and punctuation aside, also in possessive forms (“Ana’s”, “Anas”,
 * “James’”).
 */
export function placesNamed(text: string, name: string): NamedPlace[] {
  const wanted = wordsIn(name).map(({ word }) => word);
  const words = wordsIn(text);
  const points = codePoints(text);
  if (wanted.length === 0) return [];
  const found: NamedPlace[] = [];
  for (const [at, { start: from }] of words.entries()) {
    if (!wanted.every((_, index) => isNamed(words[at + index]?.word, wanted, index))) continue;
    const [start, end] = [points.pointAt(from), points.pointAt(words[at + wanted.length - 1]!.end)];
    found.push({
      start,
      end,
      quote: points.slice(start, end),
      before: points.slice(Math.max(0, start - AROUND), start),
      after: points.slice(end, end + AROUND),
    });
  }
  return found;
}

/** Only the last word of a name takes a possessive ending. */
function isNamed(word: string | undefined, wanted: readonly string[], index: number): boolean {
  const name = wanted[index]!;
  return word === name || (index === wanted.length - 1 && (word === `${name}'s` || word === `${name}s`));
}
