import { HIGHLIGHT_MAX_LENGTH } from '../content/index.ts';
import type { Infer, ObjectSchema } from '../kernel/index.ts';

const id = { type: 'string', format: 'uuid' } as const;
const position = { type: 'integer', minimum: 0, maximum: 5_000_000, description: 'Unicode code points in the plain text of the note' } as const;
const tagIds = { type: 'array', items: id, maxItems: 50, description: 'Tags to apply' } as const;

/**
 * Words to highlight: by position, or by quote. With both, the quote has to stand at the position or be found unmistakably near it:
 * so a note that changed meanwhile never gets a highlight on other words.
 */
export const newHighlight = {
  type: 'object',
  properties: {
    start: position, end: position,
    quote: { type: 'string', minLength: 1, maxLength: HIGHLIGHT_MAX_LENGTH, description: 'The exact words', examples: ['I never trust the first number'] },
    before: { type: 'string', maxLength: 200, description: 'Words right before the quote, to tell it from others like it' },
    after: { type: 'string', maxLength: 200, description: 'Words right after the quote' },
    tagIds,
  },
  required: [],
} as const satisfies ObjectSchema;
export type NewHighlight = Infer<typeof newHighlight>;

export const highlightFilter = {
  type: 'object',
  properties: {
    tagId: { ...id, description: 'Only those that carry this tag' },
    search: { type: 'string', maxLength: 200, description: 'Part of the words, of the speaker’s name, of the title of the note or of that of a tag', examples: ['trust'] },
  },
  required: [],
} as const satisfies ObjectSchema;

export const highlightTags = { type: 'object', properties: { tagIds: { ...tagIds, minItems: 1 } }, required: ['tagIds'] } as const satisfies ObjectSchema;

const appliedTag = {
  type: 'object',
  properties: {
    id, title: { type: 'string' }, color: { type: 'string', examples: ['teal'] },
    appliedBy: { type: 'string', format: 'uuid', description: 'The member who applied it' },
    appliedByName: { type: 'string' },
    appliedAt: { type: 'string', format: 'date-time' },
    how: { type: 'string', enum: ['person', 'ai', 'import'] },
  },
  required: ['id', 'title', 'color', 'appliedBy', 'appliedByName', 'appliedAt', 'how'],
} as const satisfies ObjectSchema;

export const highlightView = {
  type: 'object',
  properties: {
    id, noteId: id, noteTitle: { type: 'string' }, projectId: id, projectTitle: { type: 'string' },
    text: { type: 'string', description: 'The exact words' }, before: { type: 'string' }, after: { type: 'string' },
    start: position, end: position,
    startMs: { type: 'integer', nullable: true, description: 'Milliseconds into the recording, where the words have times' },
    endMs: { type: 'integer', nullable: true },
    speaker: { type: 'string', nullable: true, description: 'Who says it; several, where the words reach over their turns, parted by commas' },
    speakers: { type: 'array', items: { type: 'string' }, description: 'The names of those who say it, in the order of the words' },
    anchor: { type: 'string', enum: ['mark', 'beside'] },
    lost: { type: 'boolean', description: 'The words are no longer in the note' },
    tags: { type: 'array', items: appliedTag },
    createdBy: id, createdByName: { type: 'string' },
    createdAt: { type: 'string', format: 'date-time' }, updatedAt: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'noteId', 'noteTitle', 'projectId', 'projectTitle', 'text', 'before', 'after', 'start', 'end', 'startMs', 'endMs', 'speaker', 'speakers', 'anchor', 'lost', 'tags', 'createdBy', 'createdByName', 'createdAt', 'updatedAt'],
} as const satisfies ObjectSchema;
export type HighlightView = Infer<typeof highlightView>;
