import { type Infer, type ObjectSchema, TITLE_MAX, id } from '../kernel/index.ts';
import { CODE_BOOK_MAX } from './code-book.ts';

const count = { type: 'integer', minimum: 0 } as const;

/** Tags chosen on a board, in this order. */
const tagIds = { type: 'array', items: id, minItems: 1, maxItems: 1000 } as const;

export const newTagBoard = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: TITLE_MAX, pattern: '\\S', examples: ['Themes'] },
    templateId: {
      type: 'string',
      maxLength: 64,
      nullable: true,
      description: 'Start with the groups and tags of a template',
      examples: ['usability-test'],
    },
  },
  required: ['title'],
} as const satisfies ObjectSchema;
export type NewTagBoard = Infer<typeof newTagBoard>;

export const tagsMerge = {
  type: 'object',
  properties: { tagIds, intoTagId: { ...id, description: 'The tag that stays and takes over the highlights' } },
  required: ['tagIds', 'intoTagId'],
} as const satisfies ObjectSchema;
export const tagsPlace = {
  type: 'object',
  properties: {
    tagIds,
    tagGroupId: id,
    beforeTagId: { ...id, nullable: true, description: 'Insert before this tag; null for the end' },
  },
  required: ['tagIds', 'tagGroupId'],
} as const satisfies ObjectSchema;
export const tagsCopy = {
  type: 'object',
  properties: { tagIds, tagGroupId: id },
  required: ['tagIds', 'tagGroupId'],
} as const satisfies ObjectSchema;
export const tagGroupCopy = {
  type: 'object',
  properties: { tagBoardId: { ...id, description: 'A board of any project, or of the workspace' } },
  required: ['tagBoardId'],
} as const satisfies ObjectSchema;
export const tagsChoice = {
  type: 'object',
  properties: { tagIds },
  required: ['tagIds'],
} as const satisfies ObjectSchema;

/** The result of copying or importing. */
export const addedTags = {
  type: 'object',
  properties: {
    undoId: { ...id, nullable: true, description: 'Null if nothing was added' },
    groups: { ...count, description: 'New groups' },
    tags: { ...count, description: 'New tags' },
    existing: { ...count, description: 'Tags left alone, because a group of that name has a tag of that name' },
  },
  required: ['undoId', 'groups', 'tags', 'existing'],
} as const satisfies ObjectSchema;
export type AddedTags = Infer<typeof addedTags>;

export const codeBookFile = {
  type: 'object',
  properties: {
    csv: {
      type: 'string',
      maxLength: CODE_BOOK_MAX,
      description: 'A table with the column Tag, and optionally Group, Group color, Color, Description, Role',
      examples: ['Group,Tag,Description\nTrust,Doubts the numbers,Asks where a figure comes from'],
    },
  },
  required: ['csv'],
} as const satisfies ObjectSchema;

const refused = {
  type: 'array',
  items: {
    type: 'object',
    properties: { line: { type: 'integer', description: 'Row of the file, from 1' }, cause: { type: 'string' } },
    required: ['line', 'cause'],
  },
} as const;

export const codeBookPreview = {
  type: 'object',
  properties: {
    groups: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string' },
          known: { type: 'boolean', description: 'The board has a group of that name' },
          tags: { type: 'array', items: { type: 'string' }, description: 'Names of the new tags' },
        },
        required: ['title', 'known', 'tags'],
      },
    },
    tags: { ...count, description: 'New tags' },
    existing: { ...count, description: 'Tags that the board has already' },
    refused,
  },
  required: ['groups', 'tags', 'existing', 'refused'],
} as const satisfies ObjectSchema;
export type CodeBookPreview = Infer<typeof codeBookPreview>;

export const importedTags = {
  type: 'object',
  properties: { ...addedTags.properties, refused },
  required: [...addedTags.required, 'refused'],
} as const satisfies ObjectSchema;
export type ImportedTags = Infer<typeof importedTags>;

export const newTagTemplate = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: TITLE_MAX, pattern: '\\S' },
    tagBoardId: { ...id, description: 'The board to save' },
  },
  required: ['title', 'tagBoardId'],
} as const satisfies ObjectSchema;
export type NewTagTemplate = Infer<typeof newTagTemplate>;

export const tagTemplateView = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    title: { type: 'string' },
    about: { type: 'string', nullable: true, description: 'What it is for; null for saved boards' },
    builtIn: { type: 'boolean' },
    groups: {
      type: 'array',
      items: {
        type: 'object',
        properties: { title: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
        required: ['title', 'tags'],
      },
    },
  },
  required: ['id', 'title', 'about', 'builtIn', 'groups'],
} as const satisfies ObjectSchema;
export type TagTemplateView = Infer<typeof tagTemplateView>;
export const tagTemplates = {
  type: 'object',
  properties: { items: { type: 'array', items: tagTemplateView } },
  required: ['items'],
} as const satisfies ObjectSchema;
