import { HUES, type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { SUGGESTIONS_MAX, SUGGESTION_KINDS } from './suggestion.ts';

const position = { type: 'integer', minimum: 0 } as const;

const tag = {
  type: 'object',
  properties: { id, title: { type: 'string' }, color: { type: 'string', examples: HUES.slice(0, 1) } },
  required: ['id', 'title', 'color'],
} as const satisfies ObjectSchema;
export type SuggestedTag = Infer<typeof tag>;

const words = {
  type: 'object',
  nullable: true,
  description: 'The words to highlight or to redact, where they are now',
  properties: { quote: { type: 'string' }, start: position, end: position },
  required: ['quote', 'start', 'end'],
} as const satisfies ObjectSchema;

export const suggestionView = {
  type: 'object',
  properties: {
    id,
    kind: { type: 'string', enum: SUGGESTION_KINDS },
    projectId: id,
    noteId: { ...id, nullable: true },
    highlightId: { ...id, nullable: true, description: 'The highlight to tag' },
    words,
    tags: {
      type: 'array',
      items: tag,
      description: 'Tags to apply. Of two tags alike: first the one to keep, then the one to merge into it',
    },
    reason: { type: 'string', description: 'Why it is suggested' },
    model: { type: 'string', nullable: true, description: 'Name of the language model; null if extracted' },
    createdByName: { type: 'string', description: 'Always AI' },
    createdAt: { type: 'string', format: 'date-time' },
  },
  required: [
    'id',
    'kind',
    'projectId',
    'noteId',
    'highlightId',
    'words',
    'tags',
    'reason',
    'model',
    'createdByName',
    'createdAt',
  ],
} as const satisfies ObjectSchema;
export type SuggestionView = Infer<typeof suggestionView>;

export const suggestionList = {
  type: 'object',
  properties: { items: { type: 'array', items: suggestionView } },
  required: ['items'],
} as const satisfies ObjectSchema;

/** The kinds that a note is searched for. */
export const NOTE_SUGGESTION_KINDS = ['HIGHLIGHT', 'REDACTION', 'TAG'] as const;
export type NoteSuggestionKind = (typeof NOTE_SUGGESTION_KINDS)[number];

/** Suggestions of a note, and what was left out when it was read for them. */
export const noteSuggestionList = {
  type: 'object',
  properties: {
    ...suggestionList.properties,
    skipped: {
      type: 'array',
      description: 'By kind, characters of the note that the last look left out, because that would take too long',
      items: {
        type: 'object',
        properties: {
          kind: { type: 'string', enum: NOTE_SUGGESTION_KINDS },
          characters: { type: 'integer', minimum: 1 },
        },
        required: ['kind', 'characters'],
      },
    },
  },
  required: ['items', 'skipped'],
} as const satisfies ObjectSchema;
export type NoteSuggestionList = Infer<typeof noteSuggestionList>;

export const wantedSuggestions = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: NOTE_SUGGESTION_KINDS, description: 'What to look for' },
  },
  required: ['kind'],
} as const satisfies ObjectSchema;

export const suggestionsMade = {
  type: 'object',
  properties: { made: { type: 'integer', minimum: 0, description: 'New suggestions. Decided ones never return' } },
  required: ['made'],
} as const satisfies ObjectSchema;

export const noteSuggestionsMade = {
  type: 'object',
  properties: {
    ...suggestionsMade.properties,
    skipped: {
      type: 'integer',
      minimum: 0,
      description: 'Characters of the note that were not read, because that would take too long',
    },
  },
  required: ['made', 'skipped'],
} as const satisfies ObjectSchema;
export type NoteSuggestionsMade = Infer<typeof noteSuggestionsMade>;

/** Specification, document 001, section 3: suggested highlight review outcome. */
export const OUTCOMES = ['Accepted', 'Rejected'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const suggestionDecision = {
  type: 'object',
  properties: {
    outcome: { type: 'string', enum: OUTCOMES },
    suggestionIds: {
      type: 'array',
      items: id,
      minItems: 1,
      maxItems: SUGGESTIONS_MAX,
      description: 'Suggestions of this note or project',
    },
  },
  required: ['outcome', 'suggestionIds'],
} as const satisfies ObjectSchema;
export type SuggestionDecision = Infer<typeof suggestionDecision>;

export const rejectedSuggestions = {
  type: 'object',
  properties: { suggestionIds: suggestionDecision.properties.suggestionIds },
  required: ['suggestionIds'],
} as const satisfies ObjectSchema;

export const decidedSuggestions = {
  type: 'object',
  properties: {
    undoId: { ...id, nullable: true, description: 'Reverts the whole decision; null if nothing changed' },
    decided: { type: 'integer', minimum: 0 },
    skipped: {
      type: 'integer',
      minimum: 0,
      description: 'Suggestions that were decided before, or whose words are no longer in the note',
    },
  },
  required: ['undoId', 'decided', 'skipped'],
} as const satisfies ObjectSchema;
export type DecidedSuggestions = Infer<typeof decidedSuggestions>;
