import { normalize, rangesOf } from '../text/index.ts';

/** An indexed word with its document frequency. */
export interface KnownWord {
  readonly word: string;
  readonly objects: number;
  /** Its stems. */
  readonly stems?: readonly string[];
}

/** Maximum edit distance of a suggestion. Zero for short words, where nearly every word would match. */
export function lettersOff(word: string): number {
  const { length } = [...word];
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** How much longer an inflected word may be than the one that is meant. */
export const INFLECTION_LENGTH = 3;
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
/** Code points around a letter that hold the other letters of its alphabet. */
const ALPHABET = 40;

/** A word with another first letter, without it, with one more before it, or with its first two exchanged. */
export function otherBeginnings(word: string): string[] {
  const letters = [...word];
  const [first, second, ...rest] = letters;
  if (lettersOff(word) === 0 || first === undefined || second === undefined) return [];
  const code = first.codePointAt(0)!;
  const alphabet = LATIN.includes(first)
    ? [...LATIN]
    : Array.from({ length: 2 * ALPHABET + 1 }, (_, at) => code - ALPHABET + at)
        .filter((one) => one > 0 && /^[\p{L}\p{N}]$/u.test(String.fromCodePoint(one)))
        .map((one) => String.fromCodePoint(one));
  const tail = letters.slice(1).join('');
  const found = [
    tail,
    [second, first, ...rest].join(''),
    ...alphabet.flatMap((letter) => [letter + tail, letter + word]),
  ];
  return [...new Set(found)].filter((one) => one !== word);
}

/**
 * Suggests the closest known word, the most frequent of equals; null if none is close enough. Words are as close as their
 * stems.
 */
export function nearestWord(meant: string, known: readonly KnownWord[], stems: readonly string[] = []): string | null {
  const near = known.flatMap((one) => {
    const spelled = within(meant, one.word) ?? Infinity;
    const stemmed = stems.flatMap((stem) => (one.stems ?? []).flatMap((other) => within(stem, other) ?? []));
    const off = Math.min(spelled, ...stemmed);
    return one.word !== meant && off < Infinity ? [{ ...one, off, spelled }] : [];
  });
  const [best] = near.sort(
    (one, other) =>
      one.off - other.off ||
      one.spelled - other.spelled ||
      other.objects - one.objects ||
      (one.word < other.word ? -1 : 1),
  );
  return best?.word ?? null;
}

/** The edit distance of two words if it is small enough for them to be the same, misspelled. */
function within(one: string, other: string): number | null {
  const most = lettersOff(one);
  if (Math.abs(one.length - other.length) > 2 * most) return null;
  const off = distance([...one], [...other]);
  return off <= most ? off : null;
}

const IN_WORD = /[\p{L}\p{M}\p{N}]/u;

/** A query with another word in place of one; null if it does not have that word. */
export function withWord(query: string, word: string, by: string): string | null {
  for (const { start, end } of rangesOf(normalize(query, 'written'), word, 'written'))
    if (!IN_WORD.test(query.charAt(start - 1)) && !IN_WORD.test(query.charAt(end)))
      return query.slice(0, start) + by + query.slice(end);
  return null;
}

/** Edit distance: insertion, deletion, substitution, transposition (optimal string alignment). */
function distance(one: readonly string[], other: readonly string[]): number {
  let [before, last]: [number[], number[]] = [[], other.map((_, at) => at + 1)];
  last.unshift(0);
  one.forEach((letter, row) => {
    const line = [row + 1];
    other.forEach((against, column) => {
      const swapped =
        row > 0 && column > 0 && letter === other[column - 1] && one[row - 1] === against
          ? before[column - 1]! + 1
          : Infinity;
      line.push(
        Math.min(last[column + 1]! + 1, line[column]! + 1, last[column]! + (letter === against ? 0 : 1), swapped),
      );
    });
    [before, last] = [last, line];
  });
  return last.at(-1)!;
}
