import type { Infer, ObjectSchema } from '../kernel/index.ts';
import type { Felt } from './judge-sentiment.ts';

/** Certainty below which no sentiment is shown. Of labeled reviews, at least this share of those shown are right (decided). */
export const CERTAIN_SENTIMENT = 0.8;

export const SENTIMENTS = ['POSITIVE', 'NEGATIVE'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

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

const carrying = {
  type: 'object',
  properties: { word: { type: 'string' }, valence: { type: 'number', minimum: -8, maximum: 8 } },
  required: ['word', 'valence'],
} as const satisfies ObjectSchema;

/** The sentiment of a highlight, by rules and a lexicon. */
export const highlightSentiment = {
  type: 'object',
  properties: {
    highlightId: { type: 'string', format: 'uuid' },
    sentiment: { type: 'string', enum: SENTIMENTS },
    certainty: {
      type: 'number',
      minimum: CERTAIN_SENTIMENT,
      maximum: 1,
      description: 'How probable it is that a reader agrees',
    },
    words: { type: 'array', items: carrying, description: 'Words and phrases that carry it, strongest first' },
  },
  required: ['highlightId', 'sentiment', 'certainty', 'words'],
} as const satisfies ObjectSchema;
export type HighlightSentiment = Infer<typeof highlightSentiment>;

export const sentimentList = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: highlightSentiment,
      description: 'Only highlights whose sentiment is certain enough',
    },
    uncertain: { type: 'integer', minimum: 0, description: 'Highlights that were read and are not in `items`' },
    skipped: {
      type: 'integer',
      minimum: 0,
      description: 'Highlights that were not read, because that would take too long',
    },
  },
  required: ['items', 'uncertain', 'skipped'],
} as const satisfies ObjectSchema;
export type SentimentList = Infer<typeof sentimentList>;
