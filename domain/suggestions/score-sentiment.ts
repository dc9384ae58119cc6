import type { Felt } from './judge-sentiment.ts';
import type { Sentiment } from './sentiment.ts';

/**
 * Weights of a logistic regression on the strength of the feelings and on how much one side outweighs the other. Learned on the tuned
 * part of labeled reviews by `test/bench/sentiment-weights.ts`.
 */
const WEIGHTS: Readonly<
  Record<Sentiment, { readonly base: number; readonly strength: number; readonly purity: number }>
> = {
  POSITIVE: { base: -3.46, strength: 1.79, purity: 2.96 },
  NEGATIVE: { base: -1.76, strength: 1.15, purity: 1.27 },
};

/** The sentiment of words. */
export interface ScoredText {
  /** Null without any word of feeling. */
  readonly sentiment: Sentiment | null;
  /** How probable it is that a reader agrees, from 0 to 1. */
  readonly certainty: number;
  /** The words that carry it, with their valence from -4 to 4, strongest first. */
  readonly words: Felt['words'];
}

/** The sentiment that outweighs in a text, and how certain it is. */
export function scored({ good, bad, words }: Felt): ScoredText {
  const sum = good + bad;
  if (sum === 0) return { sentiment: null, certainty: 0, words };
  const sentiment = good >= bad ? 'POSITIVE' : 'NEGATIVE';
  const { base, strength, purity } = WEIGHTS[sentiment];
  const value = base + strength * Math.log1p(sum) + (purity * Math.abs(good - bad)) / sum;
  return {
    sentiment,
    certainty: Math.round(100 / (1 + Math.exp(-value))) / 100,
    words: words.toSorted((a, b) => Math.abs(b.valence) - Math.abs(a.valence)),
  };
}
