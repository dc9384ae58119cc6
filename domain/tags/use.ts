import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { HUES } from '../kernel/index.ts';

const highlights = {
  type: 'integer',
  minimum: 1,
  description: 'Highlights with the tag, of those the caller may see',
} as const;
const title = { type: 'string' } as const;

/** Rows of each list of a tag's use. */
export const TAG_USE_MAX = 200;

const places = {
  type: 'array',
  items: {
    type: 'object',
    properties: { id, title, highlights },
    required: ['id', 'title', 'highlights'],
  },
} as const;

/** How a tag is used: where, by whom it was said, with which others, and when it was applied. */
export const tagUse = {
  type: 'object',
  properties: {
    highlights: { ...highlights, minimum: 0 },
    notes: { ...places, description: 'By note, most highlights first; at most 200' },
    people: { ...places, description: 'By person of the notes. A highlight counts for each' },
    groups: { ...places, description: 'By the groups of the other tags on the highlights' },
    projects: places,
    weeks: {
      type: 'array',
      description: 'When the tag was applied, by week; weeks without highlights are left out',
      items: {
        type: 'object',
        properties: { monday: { type: 'string', format: 'date' }, highlights },
        required: ['monday', 'highlights'],
      },
    },
    together: {
      type: 'array',
      description: 'Other tags on the same highlights, most first; at most 20',
      items: {
        type: 'object',
        properties: { id, title, color: { type: 'string', enum: HUES }, highlights },
        required: ['id', 'title', 'color', 'highlights'],
      },
    },
  },
  required: ['highlights', 'notes', 'people', 'groups', 'projects', 'weeks', 'together'],
} as const satisfies ObjectSchema;
export type TagUse = Infer<typeof tagUse>;
