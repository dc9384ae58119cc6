import { type Infer, type ObjectSchema, TITLE_MAX, id } from '../kernel/index.ts';
import { type TypeThat, typesThat } from '../kinds/index.ts';
import { OBSTACLES, type ObstacleKind } from './obstacles.ts';

const count = { type: 'integer', minimum: 0 } as const;

export const MOVED_TYPES = typesThat('written');
export type MovedType = TypeThat<'written'>;
/** Objects of one move (decided). */
export const MOVED_MAX = 500;

export const moveRequest = {
  type: 'object',
  properties: {
    objectType: { type: 'string', enum: MOVED_TYPES },
    objectIds: {
      type: 'array',
      items: id,
      minItems: 1,
      maxItems: MOVED_MAX,
      description: 'Notes or insights of one other project',
    },
  },
  required: ['objectType', 'objectIds'],
} as const satisfies ObjectSchema;
export type MoveRequest = Infer<typeof moveRequest>;

export const movePreview = {
  type: 'object',
  properties: {
    obstacles: {
      type: 'array',
      description: 'Objects that cannot be moved, with the reason. The move is refused while there are any',
      items: {
        type: 'object',
        properties: {
          id,
          title: { type: 'string' },
          kind: { type: 'string', enum: Object.keys(OBSTACLES) as ObstacleKind[] },
        },
        required: ['id', 'title', 'kind'],
      },
    },
    highlights: count,
    comments: { ...count, description: 'Threads of comments' },
    files: count,
    links: { ...count, description: 'Share links that are on. They keep working' },
    fieldValues: { ...count, description: 'Values of fields of the project, which are hidden while it is elsewhere' },
    knownTags: { ...count, description: 'Tags replaced by one of the same name' },
    newTags: { ...count, description: 'Tags that are added to the other project' },
  },
  required: ['obstacles', 'highlights', 'comments', 'files', 'links', 'fieldValues', 'knownTags', 'newTags'],
} as const satisfies ObjectSchema;
export type MovePreview = Infer<typeof movePreview>;

export const insightCopy = {
  type: 'object',
  properties: { insightId: { ...id, description: 'Of any project that the caller can see' } },
  required: ['insightId'],
} as const satisfies ObjectSchema;

export const copiedInsight = {
  type: 'object',
  properties: {
    id,
    undoId: id,
    evidence: { ...count, description: 'Evidence left out, because the caller cannot see it' },
    images: { ...count, description: 'Images left out, because they belong to another project' },
  },
  required: ['id', 'undoId', 'evidence', 'images'],
} as const satisfies ObjectSchema;
export type CopiedInsight = Infer<typeof copiedInsight>;

export const TEXT_PLACES = ['START', 'END'] as const;
const position = { type: 'integer', minimum: 0, description: 'In code points of the text of the note' } as const;

export const textMove = {
  type: 'object',
  properties: {
    start: position,
    end: { ...position, minimum: 1 },
    noteId: { ...id, description: 'Another note of the project' },
    place: { type: 'string', enum: TEXT_PLACES, description: 'Where the words go in the other note; END by default' },
  },
  required: ['start', 'end', 'noteId'],
} as const satisfies ObjectSchema;
export type TextMove = Infer<typeof textMove>;

export const pastedWords = {
  type: 'object',
  properties: {
    fromNoteId: { ...id, description: 'The note of the project from which the words were cut' },
    start: { ...position, description: `${position.description} into which the words were pasted` },
    end: { ...position, minimum: 1 },
  },
  required: ['fromNoteId', 'start', 'end'],
} as const satisfies ObjectSchema;
export type PastedWords = Infer<typeof pastedWords>;

export const wordsTaken = {
  type: 'object',
  properties: {
    highlights: { ...count, description: 'Highlights that belong to this note now' },
    comments: { ...count, description: 'Threads of comments that belong to this note now' },
    undoId: { ...id, nullable: true, description: 'Null if nothing went along' },
  },
  required: ['highlights', 'comments', 'undoId'],
} as const satisfies ObjectSchema;
export type WordsTaken = Infer<typeof wordsTaken>;

export const noteSplit = {
  type: 'object',
  properties: {
    at: { ...position, minimum: 1, description: `${position.description}. The words after it go to the new note` },
    title: {
      type: 'string',
      maxLength: TITLE_MAX,
      description: 'Title of the new note; by default that of the note with “(2)”',
    },
  },
  required: ['at'],
} as const satisfies ObjectSchema;
export type NoteSplit = Infer<typeof noteSplit>;

export const splitNote = {
  type: 'object',
  properties: { id: { ...id, description: 'The id of the new note' }, undoId: id },
  required: ['id', 'undoId'],
} as const satisfies ObjectSchema;
