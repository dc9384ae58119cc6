import { inverseDocumentFrequency } from '../search/index.ts';

/** How well a passage fits a question, each from 0 to 1 and comparable between questions. */
export interface PassageFit {
  /** Its words and those of its neighbors, of the most that words can reach. */
  readonly words: number;
  /** Its cosine and those of its neighbors. */
  readonly meaning: number;
  /** The share of the question's words in the passage itself, by weight. */
  readonly held: number;
  /** The share of the question's words in the passage and the text that is shown around it. */
  readonly around: number;
}

/**
 * Weights of a logistic regression on the tuned half of the meetings: whether the answer holds the gold span. Questions of meetings of
 * another kind are examples of none.
 */
const WITH_MEANING = { words: 9.3, meaning: 9.8, held: 1.2, around: 1.9, none: -4.5 } as const;
/** The same where the model knows no meanings. */
const BY_WORDS = { words: 14, meaning: 0, held: 1.1, around: 2.75, none: -3.0 } as const;

/** From this probability an answer is shown; below it, nothing is (decided from the tuned half: few answers that miss). */
const SHOWN_FROM = 0.35;

/**
 * The same for questions asked of many notes. Some of them have a few words of any question, and general questions fit many. So the
 * weight of the question's words counts too. Questions of XQuAD, whose subjects do not occur, are examples of none.
 */
const OF_MANY = { meaning: 2.3, held: 0.9, around: 4.1, telling: 3.3, none: -5.0 } as const;
const OF_MANY_BY_WORDS = { meaning: 0, held: 0.9, around: 4.6, telling: 3.6, none: -4.75 } as const;
const OF_MANY_SHOWN_FROM = 0.5;

/**
 * The probability that the passages of an answer hold what was asked for. The first passage counts, and the most words that one of them
 * has around it. 0 without passages.
 */
export function confidenceOf(fits: readonly PassageFit[]): number {
  const [first] = fits;
  if (!first) return 0;
  const weights = fits.some(({ meaning }) => meaning > 0) ? WITH_MEANING : BY_WORDS;
  const around = fits.reduce((most, fit) => Math.max(most, fit.around), 0);
  const sum =
    weights.none +
    weights.words * first.words +
    weights.meaning * first.meaning +
    weights.held * first.held +
    weights.around * around;
  return 1 / (1 + Math.exp(-sum));
}

/**
 * The same for many notes.
 * @param telling how much the words of the question say, from 0 to 1
 */
export function confidenceOfMany(fits: readonly PassageFit[], telling: number): number {
  const [first] = fits;
  if (!first) return 0;
  const weights = fits.some(({ meaning }) => meaning > 0) ? OF_MANY : OF_MANY_BY_WORDS;
  const around = fits.reduce((most, fit) => Math.max(most, fit.around), 0);
  const sum =
    weights.none +
    weights.meaning * first.meaning +
    weights.held * first.held +
    weights.around * around +
    weights.telling * telling;
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Whether an answer is shown. Otherwise nothing is, because unrelated passages cost more than they give.
 * @param telling how much the words of a question say that is asked of many notes, from 0 to 1; null if it is asked of one
 */
export const isAnswered = (fits: readonly PassageFit[], telling: number | null): boolean =>
  telling === null ? confidenceOf(fits) >= SHOWN_FROM : confidenceOfMany(fits, telling) >= OF_MANY_SHOWN_FROM;

/** So many words that only one object has say as much as a question can. */
const TELLING = 6;
/** In fewer documents, how many of them have a word says little about the word. */
const DOCUMENTS_TO_COMPARE = 20;

/**
 * How much the words of a question say, from 0 to 1: common ones fit any object. In a few documents, common is not known, so their
 * number counts.
 * @param weights inverse document frequencies of its words
 * @param documents that were counted
 */
export function tellingOf(weights: readonly number[], documents: number): number {
  const rarity = weights.reduce((sum, weight) => sum + weight, 0) / inverseDocumentFrequency(documents, 1);
  const compared = Math.min(1, documents / DOCUMENTS_TO_COMPARE);
  return Math.min(1, (compared * rarity + (1 - compared) * weights.length) / TELLING);
}
