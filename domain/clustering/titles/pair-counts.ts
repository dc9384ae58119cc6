import { ALONE, BEGINS, ENDS } from './title-words.ts';
import { type CodedText, flagsOfCoded, isApart, wordOf } from './phrase-counts.ts';
import { PART_SHARE } from './title-shares.ts';

/** Words from the first to the last of a pair. */
export const SPAN_MAX = 5;

/** Two words that texts of a group have near each other, in either order: “declined my transfer”, “transfer was declined”. */
export interface Pair {
  /** In the order that most texts of the group have. */
  readonly words: readonly [number, number];
  /** Texts of the group with the pair. */
  readonly count: number;
  /** Other texts with it. */
  readonly elsewhere: number;
}

/** The pairs that hold for enough texts of each group. Other texts are read for these alone, so memory stays small. */
export function pairsOf(
  groups: readonly (readonly CodedText[])[],
  others: readonly CodedText[],
  keys: readonly string[],
): Pair[][] {
  const wordCount = keys.length;
  const held = groups.map((texts) => heldPairs(texts, wordCount));
  const totals = new Map<number, number>();
  for (const pairs of held) for (const key of pairs.keys()) totals.set(key, 0);
  const wanted = new Set([...totals.keys()].flatMap((key) => [Math.floor(key / wordCount), key % wordCount]));
  for (const text of [...groups.flat(), ...others])
    for (const key of new Set(pairsIn(text, wanted, wordCount).map(Math.abs)))
      if (totals.has(key)) totals.set(key, totals.get(key)! + 1);
  return held.map((pairs) =>
    [...pairs].map(([key, { count, ordered }]) => {
      const [low, high] = [Math.floor(key / wordCount), key % wordCount];
      const isLowFirst = ordered * 2 === count ? keys[low]! < keys[high]! : ordered * 2 > count;
      return { words: isLowFirst ? [low, high] : [high, low], count, elsewhere: totals.get(key)! - count };
    }),
  );
}

function heldPairs(texts: readonly CodedText[], wordCount: number): Map<number, { count: number; ordered: number }> {
  const least = Math.max(2, PART_SHARE * texts.length);
  const words = new Map<number, number>();
  for (const text of texts)
    for (const word of new Set(Array.from(text, wordOf))) words.set(word, (words.get(word) ?? 0) + 1);
  const wanted = new Set([...words].filter(([, count]) => count >= least).map(([word]) => word));
  const counts = new Map<number, { count: number; ordered: number }>();
  for (const text of texts) {
    const found = new Set<number>();
    for (const signed of pairsIn(text, wanted, wordCount)) {
      const key = Math.abs(signed);
      if (found.has(key)) continue;
      found.add(key);
      const one = counts.get(key) ?? { count: 0, ordered: 0 };
      one.count += 1;
      if (signed > 0) one.ordered += 1;
      counts.set(key, one);
    }
  }
  return new Map([...counts].filter(([, { count }]) => count >= least));
}

/** Keys of the pairs of wanted words in a text; negative if the word with the higher number is first. */
function pairsIn(text: CodedText, wanted: ReadonlySet<number>, wordCount: number): number[] {
  const found: number[] = [];
  for (let start = 0; start < text.length; start += 1) {
    const first = wordOf(text[start]!);
    const flags = flagsOfCoded(text[start]!);
    if ((flags & BEGINS) === 0 || !wanted.has(first)) continue;
    for (let end = start + 1; end < Math.min(text.length, start + SPAN_MAX); end += 1) {
      const coded = text[end]!;
      if (isApart(coded) || flagsOfCoded(coded) === 0) break;
      const last = wordOf(coded);
      if (last === first || (flagsOfCoded(coded) & ENDS) === 0 || !wanted.has(last)) continue;
      // “Long time” says little.
      if (((flags | flagsOfCoded(coded)) & ALONE) === 0) continue;
      found.push(first < last ? first * wordCount + last : -(last * wordCount + first));
    }
  }
  return found;
}
