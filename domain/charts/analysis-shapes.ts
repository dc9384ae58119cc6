import { HUES, type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { CROSSED_BY } from './crosstab.ts';
import { chartQuery } from './shapes.ts';

const count = { type: 'integer', minimum: 0 } as const;
const title = { type: 'string', examples: ['Trust in the numbers'] } as const;
const tag = {
  type: 'object',
  properties: { id, title, color: { type: 'string', enum: HUES, examples: ['teal'] }, highlights: count },
  required: ['id', 'title', 'color', 'highlights'],
} as const satisfies ObjectSchema;

/** The most pairs of a co-occurrence, the most frequent first (decided). */
export const PAIRS_MAX = 2000;
/** The most notes of a saturation, the oldest first (decided). */
export const SATURATION_NOTES_MAX = 2000;

export const coOccurrence = {
  type: 'object',
  properties: {
    tags: { type: 'array', items: tag, description: 'Tags with highlights, the most used first' },
    pairs: {
      type: 'array',
      description: `At most ${PAIRS_MAX}, the most frequent first`,
      items: {
        type: 'object',
        properties: {
          tagIds: {
            type: 'array',
            items: id,
            minItems: 2,
            maxItems: 2,
            examples: [['0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70', '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f71']],
          },
          highlights: { ...count, description: 'Highlights with both tags' },
        },
        required: ['tagIds', 'highlights'],
      },
    },
  },
  required: ['tags', 'pairs'],
} as const satisfies ObjectSchema;
export type CoOccurrence = Infer<typeof coOccurrence>;

export const saturation = {
  type: 'object',
  properties: {
    notes: {
      type: 'array',
      description: `Notes with tagged highlights, the oldest first by \`day\`; at most ${SATURATION_NOTES_MAX}`,
      items: {
        type: 'object',
        properties: {
          id,
          title: { type: 'string' },
          day: { type: 'string', format: 'date', description: 'The day it happened, or on which it was created' },
          happened: { type: 'boolean', description: 'Whether the note has the day it happened' },
          tags: { ...count, description: 'Tags on highlights of the note' },
          newTags: { ...count, description: 'Those on no highlight of the notes before' },
          totalTags: { ...count, description: 'Tags on highlights of this note and the notes before' },
        },
        required: ['id', 'title', 'day', 'happened', 'tags', 'newTags', 'totalTags'],
      },
    },
  },
  required: ['notes'],
} as const satisfies ObjectSchema;
export type Saturation = Infer<typeof saturation>;

const crossedBy = {
  type: 'string',
  enum: CROSSED_BY,
  description:
    'Columns are values of a field (the default), weeks or months of the notes, segments, or people who speak',
  examples: ['MONTH'],
} as const;

export const crosstabQuery = {
  type: 'object',
  properties: {
    ...chartQuery.properties,
    by: crossedBy,
    fieldId: {
      ...id,
      description: 'Of FIELD: a field of notes, or one of people that is not of type PERSON',
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export type CrosstabQuery = Infer<typeof crosstabQuery>;

export const crosstab = {
  type: 'object',
  properties: {
    by: { type: 'string', enum: CROSSED_BY },
    fieldId: { ...id, nullable: true },
    label: { type: 'string', description: 'Of the columns', examples: ['Segment'] },
    columns: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          value: {
            type: 'string',
            nullable: true,
            description:
              'The id of an option, segment or person, a text, a number, a range of numbers such as `10..19`, both included, a month such as `2026-05`, the Monday of a week such as `2026-05-04`, `true` or `false`; null for highlights without a value',
          },
          label: { type: 'string', examples: ['Small companies'] },
          highlights: { ...count, description: 'Highlights under this column, with or without tags' },
        },
        required: ['value', 'label', 'highlights'],
      },
    },
    rows: {
      type: 'array',
      description: 'Tags with highlights, in the order of the boards',
      items: {
        type: 'object',
        properties: {
          ...tag.properties,
          counts: { type: 'array', items: count, description: 'Highlights for each column' },
        },
        required: [...tag.required, 'counts'],
      },
    },
  },
  required: ['by', 'fieldId', 'label', 'columns', 'rows'],
} as const satisfies ObjectSchema;
export type Crosstab = Infer<typeof crosstab>;
