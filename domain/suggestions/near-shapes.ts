import { HIGHLIGHT_MAX_LENGTH } from '../content/index.ts';
import { highlightView } from '../highlights/index.ts';
import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';

export const wordsToTag = {
  type: 'object',
  properties: {
    quote: {
      type: 'string',
      minLength: 1,
      maxLength: HIGHLIGHT_MAX_LENGTH,
      description: 'The words to tag. The first 1,000 characters count',
      examples: ['I never trust the first number'],
    },
  },
  required: ['quote'],
} as const satisfies ObjectSchema;

/** Tags that similar highlights have. */
export const nearTagList = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          tagId: id,
          title: { type: 'string' },
          highlightId: { ...id, description: 'The most similar highlight with this tag' },
          score: { type: 'number', minimum: 0, description: 'Higher is better' },
        },
        required: ['tagId', 'title', 'highlightId', 'score'],
      },
    },
  },
  required: ['items'],
} as const satisfies ObjectSchema;
export type NearTagList = Infer<typeof nearTagList>;

export const similarHighlights = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          highlight: highlightView,
          similarity: { type: 'number', minimum: -1, maximum: 1, description: 'Cosine of their meanings' },
        },
        required: ['highlight', 'similarity'],
      },
    },
  },
  required: ['items'],
} as const satisfies ObjectSchema;
export type SimilarHighlights = Infer<typeof similarHighlights>;
