import type { Infer, ObjectSchema } from '../kernel/index.ts';

/** Certainty below which no sentiment is shown. Of labeled reviews, at least this share of those shown are right (decided). */
export const CERTAIN_SENTIMENT = 0.8;

export const SENTIMENTS = ['POSITIVE', 'NEGATIVE'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

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
