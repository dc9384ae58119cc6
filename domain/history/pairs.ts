import type { Line } from './lines.ts';

/** Most products of lengths that are searched; longer gaps are rewritten. */
const PAIRED_MAX = 10_000;
/** The share of equal words from which two lines are versions of one. */
const ALIKE = 0.4;

/** Pairs of lines that are two versions of the same, in rising order: those with the most words in common. */
export function pairs(old: readonly Line[], now: readonly Line[]): (readonly [number, number])[] {
  const [rows, columns] = [old.length, now.length];
  if (rows === 0 || columns === 0 || rows * columns > PAIRED_MAX) return [];
  const [wordsOfOld, wordsOfNow] = [old.map(wordsOf), now.map(wordsOf)];
  const like = (a: number, b: number): number =>
    rows === 1 && columns === 1 && old[0]!.type === now[0]!.type
      ? Math.max(ALIKE, alike(wordsOfOld[a]!, wordsOfNow[b]!))
      : alike(wordsOfOld[a]!, wordsOfNow[b]!);
  const likeness = old.map((_, a) => now.map((__, b) => like(a, b)));
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  for (let a = rows - 1; a >= 0; a -= 1)
    for (let b = columns - 1; b >= 0; b -= 1)
      best[a]![b] = Math.max(best[a + 1]![b]!, best[a]![b + 1]!, withPair(best, likeness, a, b));
  const found: (readonly [number, number])[] = [];
  for (let [a, b] = [0, 0]; a < rows && b < columns;) {
    if (likeness[a]![b]! >= ALIKE && best[a]![b] === withPair(best, likeness, a, b)) {
      found.push([a, b]);
      [a, b] = [a + 1, b + 1];
    } else if (best[a]![b] === best[a + 1]![b]) a += 1;
    else b += 1;
  }
  return found;
}

const withPair = (best: readonly Float64Array[], likeness: readonly number[][], a: number, b: number): number =>
  likeness[a]![b]! >= ALIKE ? best[a + 1]![b + 1]! + likeness[a]![b]! : -1;

const wordsOf = ({ text, type }: Line): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [`(${type})`])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Dice's coefficient of the words of two lines. */
function alike(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let [common, all] = [0, 0];
  for (const [word, count] of one) {
    common += Math.min(count, other.get(word) ?? 0);
    all += count;
  }
  for (const count of other.values()) all += count;
  return (2 * common) / all;
}
