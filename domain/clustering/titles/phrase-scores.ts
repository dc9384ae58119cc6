import type { Pair } from './pair-counts.ts';
import type { CodedText, Phrases } from './phrase-counts.ts';

/** A longer phrase is the better title if at least this share of the occurrences of the shorter one continue to it. */
const CONTINUED = 0.5;
/** Subtracted from each count, because one text may have any words. */
const ONCE = 0.8;
/** In larger groups a phrase of one text counts half. */
const SMALL = 2;
const HALF = 0.5;
/** Exponent of the share of the words of a phrase; decided by reading titles of feedback and meetings. */
const SUPPORT = 0.4;

/** A phrase of the same words in this order is the better title. */
const PAIR = 0.9;

/** A phrase of a group of texts, or a pair of words near each other. */
export interface Phrase {
  /** Negative for a pair. */
  readonly node: number;
  readonly words: readonly number[];
  /** From 0 to 1: how much more often the group has it than others. */
  readonly specific: number;
  readonly score: number;
  /** Texts of the group that have it. */
  readonly count: number;
}

/** The phrases of a group of texts. */
export class ScoredPhrases {
  /** By class-based TF-IDF, the best first. */
  readonly all: readonly Phrase[];
  private readonly counts: ReadonlyMap<number, number>;

  constructor(
    texts: readonly CodedText[],
    phrases: Phrases,
    pairs: readonly Pair[],
    keys: readonly string[],
    total: number,
  ) {
    const counts = phrases.countIn(texts);
    const rest = Math.max(1, total - texts.length);
    const support = supportOf(phrases, counts, texts.length);
    const scored = (node: number, words: readonly number[], count: number, elsewhere: number): Phrase => {
      const share = (count - ONCE) / texts.length;
      const specific = share / (share + elsewhere / rest);
      const rare = Math.log(1 + total / (count + elsewhere + 1));
      const once = count === 1 && texts.length > SMALL ? HALF : 1;
      const score = once * Math.sqrt(share) * specific * rare * lengthWeight(words.length) * support(words);
      return { node, words, specific, count, score: node < 0 ? PAIR * score : score };
    };
    const all = [
      ...[...counts].map(([node, count]) =>
        scored(node, phrases.wordsOf(node), count, Math.max(0, phrases.texts[node]! - count)),
      ),
      ...pairs.map(({ words, count, elsewhere }, at) => scored(-1 - at, words, count, elsewhere)),
    ];
    this.all = all.sort((a, b) => b.score - a.score || compareWords(a, b, keys));
    this.counts = counts;
  }

  /** The longest phrase to which most occurrences of this one continue. */
  completed(one: Phrase): Phrase {
    if (one.node < 0) return one;
    const least = Math.max(1.5, CONTINUED * this.counts.get(one.node)!);
    const inner = ` ${one.words.join(' ')} `;
    const longer = this.all.filter(
      ({ node, words }) =>
        words.length > one.words.length &&
        (this.counts.get(node) ?? 0) >= least &&
        ` ${words.join(' ')} `.includes(inner),
    );
    const [longest] = longer.sort((a, b) => b.words.length - a.words.length || b.score - a.score || a.node - b.node);
    return longest ? { ...longest, score: Math.max(one.score, longest.score) } : one;
  }
}

/** How common the words of a phrase are among the texts; helps small groups, in which hardly a phrase occurs twice. */
function supportOf(
  phrases: Phrases,
  counts: ReadonlyMap<number, number>,
  texts: number,
): (words: readonly number[]) => number {
  const shares = new Map<number, number>();
  for (const [node, count] of counts) {
    const [word, ...more] = phrases.wordsOf(node);
    if (more.length === 0) shares.set(word!, count / texts);
  }
  return (words) => {
    const known = words.flatMap((word) => shares.get(word) ?? []);
    return (known.reduce((sum, share) => sum + share, 0) / Math.max(1, known.length)) ** SUPPORT;
  };
}

/** A word alone says less than a phrase; the fifth word adds little. */
const lengthWeight = (length: number): number => [0, 0.38, 1, 1.2, 1.25, 1.2][length]!;

function compareWords(a: Phrase, b: Phrase, keys: readonly string[]): number {
  const [one, other] = [a, b].map(({ words }) => words.map((word) => keys[word]!).join(' ')) as [string, string];
  return one < other ? -1 : one > other ? 1 : 0;
}
