import { MENTION_KINDS } from '../content/index.ts';
import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { ofAnyNote } from '../media/index.ts';
import { HUES } from '../tags/index.ts';

/** How long clients collect the objects of a text before they ask for their cards with one request. */
export const CARD_BATCH_MS = 10;
/** The most cards at once. */
export const CARDS_MAX = 100;

const KINDS_PATTERN = MENTION_KINDS.join('|');
const ONE = `(?:${KINDS_PATTERN}):[0-9a-f-]{36}`;

export const cardsAsked = {
  type: 'object',
  properties: {
    objects: {
      type: 'string',
      pattern: `^${ONE}(?:,${ONE})*$`,
      maxLength: CARDS_MAX * 45,
      description: `Objects such as note:0198c5a2-7a3b-7c1e-9d60-2f3c4d5e6f70, separated by commas, at most ${CARDS_MAX}`,
    },
  },
  required: ['objects'],
} as const satisfies ObjectSchema;

/** Numbers that a card shows, each of things that the reader can see. */
export const CARD_COUNTS = ['highlight', 'note', 'insight', 'project'] as const;

export const referenceCard = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: MENTION_KINDS },
    id,
    title: { type: 'string', description: 'Empty for an object without a title' },
    excerpt: { type: 'string', nullable: true, description: 'First words, summary or description' },
    ...ofAnyNote,
    place: {
      type: 'object',
      properties: { kind: { type: 'string', enum: ['project', 'folder'] }, id, title: { type: 'string' } },
      required: ['kind', 'id', 'title'],
      nullable: true,
      description: 'The project or folder that holds it; null at the top, and for a folder that you cannot see',
    },
    counts: {
      type: 'array',
      items: {
        type: 'object',
        properties: { of: { type: 'string', enum: CARD_COUNTS }, count: { type: 'integer', minimum: 0 } },
        required: ['of', 'count'],
      },
    },
    bytes: { type: 'integer', minimum: 0, nullable: true, description: 'Size of a file' },
    color: { type: 'string', enum: HUES, nullable: true, description: 'Color of a tag' },
  },
  required: ['kind', 'id', 'title', 'excerpt', 'medium', 'thumbnail', 'place', 'counts', 'bytes', 'color'],
} as const satisfies ObjectSchema;
export type ReferenceCard = Infer<typeof referenceCard>;

export const referenceCards = {
  type: 'object',
  properties: {
    items: { type: 'array', items: referenceCard, description: 'Objects that you cannot see are left out' },
  },
  required: ['items'],
} as const satisfies ObjectSchema;
export type ReferenceCards = Infer<typeof referenceCards>;
