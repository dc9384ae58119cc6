import { tellingWords, wordsOf } from '../../domain/extraction/index.ts';

/** F1 of the words in common (Lin 2004). */
export function rouge1(text: string, gold: string): number {
  const left = new Map<string, number>();
  for (const word of wordsOf(gold)) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of wordsOf(text)) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return f1(common, text, gold);
}

/** F1 of the longest common subsequence of words (Lin 2004). */
export function rougeL(text: string, gold: string): number {
  const others = wordsOf(gold);
  let row = new Int32Array(others.length + 1);
  for (const word of wordsOf(text)) {
    const next = new Int32Array(others.length + 1);
    for (const [at, other] of others.entries())
      next[at + 1] = word === other ? row[at]! + 1 : Math.max(next[at]!, row[at + 1]!);
    row = next;
  }
  return f1(row.at(-1)!, text, gold);
}

function f1(common: number, text: string, gold: string): number {
  return common === 0 ? 0 : (2 * common) / (wordsOf(text).length + wordsOf(gold).length);
}

/** Sentences by their PageRank over common words (Mihalcea and Tarau 2004). Indexes, best first. */
export function textRank(sentences: readonly string[]): number[] {
  const words = sentences.map((sentence) => new Set(wordsOf(sentence)));
  const likes = words.map(
    (one, at) =>
      new Float64Array(
        words.map((other, index) => {
          if (at === index || one.size < 2 || other.size < 2) return 0;
          let common = 0;
          for (const word of one) if (other.has(word)) common += 1;
          return common / (Math.log(one.size) + Math.log(other.size));
        }),
      ),
  );
  const degrees = likes.map((row) => row.reduce((sum, like) => sum + like, 0));
  let ranks = new Float64Array(words.length).fill(1 / words.length);
  for (let round = 0; round < 30; round += 1) {
    const next = new Float64Array(words.length).fill(0.15 / words.length);
    for (const [at, row] of likes.entries()) {
      if (degrees[at] === 0) continue;
      const part = (0.85 * ranks[at]!) / degrees[at]!;
      for (let index = 0; index < row.length; index += 1) next[index]! += part * row[index]!;
    }
    ranks = next;
  }
  return [...ranks.keys()].sort((one, other) => ranks[other]! - ranks[one]!);
}

/** Error of a segmentation: Pk (Beeferman, Berger and Lafferty 1999), or WindowDiff (Pevzner and Hearst 2002). */
export function segmentationError(
  gold: readonly number[],
  starts: readonly number[],
  length: number,
  windowDiff: boolean,
): number {
  const window = Math.max(2, Math.round(length / (2 * gold.length)));
  const between = (some: readonly number[], from: number): number =>
    some.filter((start) => start > from && start <= from + window).length;
  let errors = 0;
  for (let from = 0; from + window < length; from += 1) {
    const [one, other] = [between(gold, from), between(starts, from)];
    if (windowDiff ? one !== other : (one === 0) !== (other === 0)) errors += 1;
  }
  return errors / (length - window);
}

const PSEUDO = 20;
const BLOCK = 10;

/** The turns at which topics begin, by TextTiling (Hearst 1997): pseudosentences of 20 words, blocks of 10. The cutoff, mean depth plus half a deviation, is the best of several for it. */
export function textTiling(turns: readonly string[]): number[] {
  const words = turns.flatMap((turn, at) => tellingWords(turn).map((word) => ({ word, at })));
  const sentences = Array.from({ length: Math.ceil(words.length / PSEUDO) }, (_, at) =>
    words.slice(at * PSEUDO, (at + 1) * PSEUDO),
  );
  const counts = (from: number, to: number): Map<string, number> => {
    const found = new Map<string, number>();
    for (const { word } of sentences.slice(Math.max(0, from), to).flat()) found.set(word, (found.get(word) ?? 0) + 1);
    return found;
  };
  const scores = sentences
    .slice(1)
    .map((_, at) => cosine(counts(at + 1 - BLOCK, at + 1), counts(at + 1, at + 1 + BLOCK)));
  const depths = scores.map((score, at) => climb(scores, at, -1) + climb(scores, at, 1) - 2 * score);
  const mean = depths.reduce((sum, depth) => sum + depth, 0) / depths.length;
  const deviation = Math.sqrt(depths.reduce((sum, depth) => sum + (depth - mean) ** 2, 0) / depths.length);
  const cuts: number[] = [];
  for (const at of [...depths.keys()].sort((one, other) => depths[other]! - depths[one]!))
    if (depths[at]! > mean + deviation / 2 && cuts.every((cut) => Math.abs(cut - at) > 3)) cuts.push(at);
  return [...new Set([0, ...cuts.map((at) => sentences[at + 1]![0]!.at)])].sort((one, other) => one - other);
}

function climb(scores: readonly number[], from: number, step: 1 | -1): number {
  let most = scores[from]!;
  for (let at = from + step; at >= 0 && at < scores.length && scores[at]! >= most; at += step) most = scores[at]!;
  return most;
}

function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let product = 0;
  for (const [word, count] of one) product += count * (other.get(word) ?? 0);
  const length = (counts: ReadonlyMap<string, number>): number =>
    Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0));
  return product === 0 ? 0 : product / (length(one) * length(other));
}
