import { type Infer, type ObjectSchema, TITLE_MAX, noteGroup, version, id } from '../kernel/index.ts';
import { ofNote } from '../media/index.ts';

const title = {
  type: 'string',
  maxLength: TITLE_MAX,
  examples: ['Interview with a site reliability engineer'],
} as const;
const occurredOn = { type: 'string', format: 'date', nullable: true, description: 'The day it happened' } as const;
const language = {
  type: 'string',
  maxLength: 35,
  pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
  nullable: true,
  description: 'BCP 47 language tag',
  examples: ['en'],
} as const;
const content = { type: 'free', description: 'Rich text as ProseMirror JSON' } as const;
const markdown = {
  type: 'string',
  maxLength: 5_000_000,
  description: 'Rich text as Markdown; turns as `**Name** (0:21): words`',
  examples: ['**Ada** (0:21): I never trust the first number.'],
} as const;

/** A note with its words as rich text or Markdown; empty without either. */
export const newNote = {
  type: 'object',
  properties: { title, occurredOn, language, content, markdown },
  required: [],
} as const satisfies ObjectSchema;
export type NewNote = Infer<typeof newNote>;

export const noteWording = {
  type: 'object',
  properties: {
    title,
    occurredOn,
    language,
    archived: { type: 'boolean', description: 'An archived note is kept out of lists and cannot be edited' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type NoteWording = Infer<typeof noteWording>;

/** The most notes whose dates are set at once (decided). */
const DATES_MAX = 500;

export const noteDates = {
  type: 'object',
  properties: {
    changes: {
      type: 'array',
      minItems: 1,
      maxItems: DATES_MAX,
      items: {
        type: 'object',
        properties: { noteId: id, occurredOn },
        required: ['noteId', 'occurredOn'],
      },
    },
  },
  required: ['changes'],
} as const satisfies ObjectSchema;
export type NoteDates = Infer<typeof noteDates>;

export const noteContent = {
  type: 'object',
  properties: { content, markdown },
  required: [],
} as const satisfies ObjectSchema;

const person = {
  type: 'object',
  properties: { id, name: { type: 'string' } },
  required: ['id', 'name'],
} as const satisfies ObjectSchema;

const titled = {
  type: 'object',
  properties: { id, title: { type: 'string' } },
  required: ['id', 'title'],
} as const satisfies ObjectSchema;

/** Maximum number of tags, people and insights that a note names. */
export const NOTE_RELATED_MAX = 100;

const aiGenerated = { type: 'boolean', description: 'Whether AI wrote it' } as const;

export const noteView = {
  type: 'object',
  properties: {
    id,
    projectId: id,
    projectTitle: { type: 'string' },
    title: { type: 'string', description: 'Empty if no title was given' },
    occurredOn,
    language: { type: 'string', nullable: true },
    excerpt: { type: 'string', description: 'The first words' },
    highlightCount: { type: 'integer', minimum: 0 },
    speakers: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: 'string' }, name: { type: 'string' } },
        required: ['id', 'name'],
      },
    },
    authors: { type: 'array', items: person },
    contributors: { type: 'array', items: person },
    aiGenerated,
    tags: {
      type: 'array',
      items: {
        type: 'object',
        properties: { ...titled.properties, color: { type: 'string', examples: ['teal'] } },
        required: ['id', 'title', 'color'],
      },
      description: `Tags of its highlights, by title; at most ${NOTE_RELATED_MAX}`,
    },
    people: {
      type: 'array',
      items: person,
      description: `Its linked speakers and the people added to it, by name; at most ${NOTE_RELATED_MAX}. Empty for members without access to people`,
    },
    insights: {
      type: 'array',
      items: titled,
      description: `Insights that hold its highlights, newest first; at most ${NOTE_RELATED_MAX}`,
    },
    folder: {
      ...titled,
      nullable: true,
      description: 'The folder of its project; null if there is none, or the member cannot see it',
    },
    sourceName: { type: 'string', nullable: true, description: 'The file it was imported from' },
    fields: {
      type: 'free',
      description: 'Imported columns and front matter without a field of their own: key to value',
    },
    archived: { type: 'boolean' },
    version: { type: 'integer', description: 'Counts up with every change of its words; the ETag of its content' },
    factsVersion: {
      ...version,
      description: 'Counts up with every change of title, date, language or archive; the ETag',
    },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
  required: [
    'id',
    'projectId',
    'projectTitle',
    'title',
    'occurredOn',
    'language',
    'excerpt',
    'highlightCount',
    'speakers',
    'authors',
    'contributors',
    'aiGenerated',
    'tags',
    'people',
    'insights',
    'folder',
    'sourceName',
    'fields',
    'archived',
    'version',
    'factsVersion',
    'createdAt',
    'updatedAt',
  ],
} as const satisfies ObjectSchema;
export type NoteView = Infer<typeof noteView>;

/** A note in a list. */
export const noteRow = {
  type: 'object',
  properties: {
    id,
    projectId: id,
    title: { type: 'string' },
    occurredOn,
    excerpt: { type: 'string', description: 'The first words; without any, those of its documents' },
    ...ofNote,
    highlightCount: { type: 'integer', minimum: 0 },
    tagCount: { type: 'integer', minimum: 0, description: 'Different tags on its highlights' },
    personCount: {
      type: 'integer',
      minimum: 0,
      description: 'Its linked speakers and the people added to it; 0 for members without access to people',
    },
    insightCount: { type: 'integer', minimum: 0, description: 'Insights that hold its highlights' },
    aiGenerated,
    authors: { type: 'array', items: person },
    archived: { type: 'boolean' },
    group: noteGroup,
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
  required: [
    'id',
    'projectId',
    'title',
    'occurredOn',
    'excerpt',
    'medium',
    'thumbnail',
    'highlightCount',
    'tagCount',
    'personCount',
    'insightCount',
    'aiGenerated',
    'authors',
    'archived',
    'createdAt',
    'updatedAt',
  ],
} as const satisfies ObjectSchema;
export type NoteRow = Infer<typeof noteRow>;
