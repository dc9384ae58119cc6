import type { Infer, ObjectSchema } from '../kernel/index.ts';

/** Thresholds of VADER (Hutto and Gilbert 2014): a compound score of at least 0.05 in size says something. */
const CLEAR = 0.05;

export const SENTIMENTS = ['POSITIVE', 'NEUTRAL', 'NEGATIVE'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

export const sentimentOfScore = (score: number): Sentiment =>
  score >= CLEAR ? 'POSITIVE' : score <= -CLEAR ? 'NEGATIVE' : 'NEUTRAL';

/** The sentiment of words. */
export interface ScoredText {
  /** From -1, negative, to 1, positive. */
  readonly score: number;
  /** The words that carry it, with their valence from -4 to 4. */
  readonly words: readonly { readonly word: string; readonly valence: number }[];
}

const carrying = {
  type: 'object',
  properties: { word: { type: 'string' }, valence: { type: 'number', minimum: -4, maximum: 4 } },
  required: ['word', 'valence'],
} as const satisfies ObjectSchema;

/** The sentiment of a highlight, by a lexicon. */
export const highlightSentiment = {
  type: 'object',
  properties: {
    highlightId: { type: 'string', format: 'uuid' },
    sentiment: { type: 'string', enum: SENTIMENTS },
    score: { type: 'number', minimum: -1, maximum: 1, description: 'From -1, negative, to 1, positive' },
    words: { type: 'array', items: carrying, description: 'The words that carry it, strongest first' },
  },
  required: ['highlightId', 'sentiment', 'score', 'words'],
} as const satisfies ObjectSchema;
export type HighlightSentiment = Infer<typeof highlightSentiment>;

export const sentimentList = {
  type: 'object',
  properties: {
    items: { type: 'array', items: highlightSentiment },
    skipped: {
      type: 'integer',
      minimum: 0,
      description: 'Highlights that were not read, because that would take too long',
    },
  },
  required: ['items', 'skipped'],
} as const satisfies ObjectSchema;
export type SentimentList = Infer<typeof sentimentList>;
