import { caseless } from '../text/index.ts';
import { align } from './align.ts';
import type { Match } from './match.ts';
import { movedLines } from './moved-lines.ts';
import { movedRuns } from './moved-runs.ts';
import { similarity } from './similarity.ts';
import { type Words, vocabulary, wordsIn } from './words.ts';

/** The alignment of the words of an old and a new text. */
export interface WordAlignment {
  readonly before: Words;
  readonly now: Words;
  /** The new word of each old word; -1 if deleted. */
  readonly to: Int32Array;
  /** The old word of each new word; -1 if inserted. */
  readonly from: Int32Array;
  /** Flags old words next to an equal word that was inserted or deleted: which of the two remained is ambiguous. */
  readonly doubt: Uint8Array;
  /** Flags old words of lines that moved and are equal in both texts. */
  readonly moved: Uint8Array;
  /** The id of each word of both texts. */
  readonly known: ReadonlyMap<string, number>;
}

export const INSERTED = 1;
export const DELETED = 2;

/** Runs of words that are unique in both texts are matched first, the longest first. */
const RUNS = [6, 3, 2];

export function alignWords(
  oldText: string,
  newText: string,
  oldPart: readonly [number, number] = [0, oldText.length],
  newPart: readonly [number, number] = [0, newText.length],
): WordAlignment {
  const known = vocabulary();
  const before = wordsIn(oldText, known, ...oldPart);
  const now = wordsIn(newText, known, ...newPart);
  const to = new Int32Array(before.ids.length).fill(-1);
  const from = new Int32Array(now.ids.length).fill(-1);
  const join = ({ a, b, length }: Match): void => {
    for (let offset = 0; offset < length; offset += 1) {
      to[a + offset] = b + offset;
      from[b + offset] = a + offset;
    }
  };
  const moved = new Uint8Array(before.ids.length);
  const lines = movedLines(before, now, oldText, newText);
  for (const match of lines?.matches ?? []) {
    join(match);
    moved.fill(1, match.a, match.a + match.length);
  }
  // Ambiguous words are words of the old text, though of which line is unknown.
  lines?.settledNow.forEach((is, word) => {
    if (is === 1 && from[word]! < 0) from[word] = before.ids.length - 1;
  });
  const { kept, doubt } = lines
    ? alignRest(before.ids, now.ids, lines.settledBefore, lines.settledNow)
    : alignAll(before.ids, now.ids);
  kept.forEach(join);
  movedRuns(before, now, to, from).forEach(join);
  for (const [a, b] of corrections(kept, { before, now, to, from }, oldText, newText)) join({ a, b, length: 1 });
  return { before, now, to, from, doubt, moved, known };
}

interface Kept {
  readonly kept: readonly Match[];
  readonly doubt: Uint8Array;
}

function alignAll(a: Int32Array, b: Int32Array): Kept {
  const kept = align(a, b, RUNS);
  return { kept, doubt: doubts(kept, a, b) };
}

/** Aligns the words that are not settled, as if the others were not there. */
function alignRest(a: Int32Array, b: Int32Array, settledA: Uint8Array, settledB: Uint8Array): Kept {
  const [restA, restB] = [open(settledA), open(settledB)];
  const { kept, doubt: doubtful } = alignAll(
    restA.map((word) => a[word]!),
    restB.map((word) => b[word]!),
  );
  const doubt = new Uint8Array(a.length);
  doubtful.forEach((why, at) => (doubt[restA[at]!] = why));
  const all: Match[] = [];
  for (const match of kept)
    for (let offset = 0, from = 0; offset < match.length; offset += 1) {
      const [wordA, wordB] = [restA[match.a + offset]!, restB[match.b + offset]!];
      const isLast =
        offset + 1 === match.length ||
        restA[match.a + offset + 1] !== wordA + 1 ||
        restB[match.b + offset + 1] !== wordB + 1;
      if (!isLast) continue;
      const length = offset - from + 1;
      all.push({ a: wordA - length + 1, b: wordB - length + 1, length });
      from = offset + 1;
    }
  return { kept: all, doubt };
}

function open(settled: Uint8Array): Int32Array {
  const words: number[] = [];
  settled.forEach((is, word) => is === 0 && words.push(word));
  return Int32Array.from(words);
}

/** How far a gap can slide to either side; longer repetitions make no difference. */
const MOST_SLIDE = 64;

/** Flags ambiguous words: an insertion or deletion next to equal words could be at several positions. */
function doubts(kept: readonly Match[], a: Int32Array, b: Int32Array): Uint8Array {
  const doubt = new Uint8Array(a.length);
  for (let index = 1; index < kept.length; index += 1) {
    const [left, right] = [kept[index - 1]!, kept[index]!];
    const [endA, endB] = [left.a + left.length, left.b + left.length];
    if (right.a > endA && right.b > endB) continue;
    const [row, from, to, why] = right.a > endA ? [a, endA, right.a, DELETED] : [b, endB, right.b, INSERTED];
    for (let slide = 0; slide < Math.min(MOST_SLIDE, right.length) && row[from + slide] === row[to + slide]; slide += 1)
      doubt[right.a + slide]! |= why;
    for (let slide = 1; slide <= Math.min(MOST_SLIDE, left.length) && row[from - slide] === row[to - slide]; slide += 1)
      doubt[endA - slide]! |= why;
  }
  return doubt;
}

const MOST_CORRECTED = 12;
const ALIKE = 0.6;
const SHORTEST_CORRECTED = 4;
/** Longer words are lines without spaces, whose comparison costs the square of their length. */
const LONGEST_CORRECTED = 100;

/** Pairs of words that replaced each other and have similar spelling. */
function* corrections(
  kept: readonly Match[],
  { before, now, to, from }: Pick<WordAlignment, 'before' | 'now' | 'to' | 'from'>,
  oldText: string,
  newText: string,
): Iterable<[number, number]> {
  for (let index = 1; index < kept.length; index += 1) {
    const [left, right] = [kept[index - 1]!, kept[index]!];
    let b = left.b + left.length;
    if (right.a - left.a - left.length > MOST_CORRECTED || right.b - b > MOST_CORRECTED) continue;
    for (let a = left.a + left.length; a < right.a; a += 1) {
      if (to[a]! >= 0) continue;
      const word = oldText.slice(before.starts[a], before.ends[a]);
      const at = candidates(b, right.b).find((each) => {
        if (from[each]! >= 0) return false;
        const other = newText.slice(now.starts[each], now.ends[each]);
        return (
          Math.max(word.length, other.length) >= SHORTEST_CORRECTED &&
          Math.max(word.length, other.length) <= LONGEST_CORRECTED &&
          similarity(caseless(word), caseless(other), ALIKE) >= ALIKE
        );
      });
      if (at === undefined) continue;
      yield [a, at];
      b = at + 1;
    }
  }
}

const candidates = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
