import { FIELD_TYPE_NAMES } from '../../fields/index.ts';
import { type Infer, type ObjectSchema, id } from '../../kernel/index.ts';
import { PATTERN_MAX } from '../patterns/turn-pattern.ts';
import { DELIMITERS, ENCODINGS } from './import-outcome.ts';
import { IMPORT_STATES, KNOWN_CHOICES } from './import-run.ts';

const column = { type: 'integer', minimum: 0, maximum: 16_000, description: 'Columns count from 0' } as const;
const columns = { type: 'array', items: column, maxItems: 1_000 } as const;

/** Maps columns to fields of a note; unmapped columns are stored as raw fields. */
const mapping = {
  type: 'object',
  properties: {
    title: { ...column, nullable: true },
    content: { ...columns, minItems: 1 },
    date: { ...column, nullable: true },
    tags: columns,
    fields: {
      type: 'array',
      maxItems: 200,
      description: 'Custom fields of notes that other columns fill. Values that a field cannot hold are kept raw',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 10_000, description: 'Name of the column' },
          fieldId: { ...id, description: 'Absent: creates a field with the name of the column' },
          type: { type: 'string', enum: FIELD_TYPE_NAMES, description: 'Of a field to create; TEXT by default' },
          several: {
            type: 'boolean',
            description: 'Whether a cell can hold several options of a SELECT field to create',
          },
        },
        required: ['name'],
      },
    },
  },
  required: ['title', 'content', 'date', 'tags'],
} as const satisfies ObjectSchema;

const options = {
  type: 'object',
  properties: {
    ignoreNul: { type: 'boolean', description: 'Leave NUL characters out instead of refusing the file' },
    header: { type: 'boolean', description: 'Whether the first row names the columns; told by the rows when absent' },
    delimiter: { type: 'string', enum: DELIMITERS },
    encoding: { type: 'string', enum: ENCODINGS },
    read: {
      type: 'string',
      enum: ['table', 'text'],
      description:
        '`table` makes a note of each row of what else is one note: a table of speech, a text that looks like none. `text` makes one note of what looks like a table, and no turns of what looks like a conversation',
    },
    pattern: {
      type: 'string',
      minLength: 1,
      maxLength: PATTERN_MAX,
      description:
        'How turns begin in a text: `[{time}] {name}: {text}`, with `{name}`, `{time}`, `{end}`, `{number}`, `{text}` and `{skip}`, which is left out; lines of the form are lines with words. Recognized when absent',
      examples: ['[{time}] {name}: {text}'],
    },
    comments: {
      type: 'boolean',
      description:
        'Whether the comments of a Word document become comments on the note, each on its words, with its author and day in the text. True when absent',
    },
  },
  required: [],
} as const satisfies ObjectSchema;

export const previewRequest = { type: 'object', properties: { options }, required: [] } as const satisfies ObjectSchema;

const known = {
  type: 'string',
  enum: KNOWN_CHOICES,
  description:
    '`update` writes the words into the note that the file corrects (`corrects` in the preview) and keeps its highlights; the previous content can be restored with undo. `create`, the default, makes a new note',
} as const;

export const newImport = {
  type: 'object',
  properties: {
    files: {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: { type: 'object', properties: { fileId: id, options, mapping, known }, required: ['fileId'] },
      description: 'Files uploaded to the project, each with how to read it where the guess is not right',
    },
  },
  required: ['files'],
} as const satisfies ObjectSchema;
export type NewImport = Infer<typeof newImport>;

const count = { type: 'integer', minimum: 0 } as const;
const fault = {
  type: 'object',
  properties: { line: { type: 'integer', nullable: true }, cause: { type: 'string' } },
  required: ['line', 'cause'],
} as const satisfies ObjectSchema;

const corrects = {
  type: 'object',
  properties: { id, title: { type: 'string' } },
  required: ['id', 'title'],
  nullable: true,
  description: 'The note of the project that was imported from an earlier version of this file; null for a new one',
} as const satisfies ObjectSchema & { nullable: true };

export const previewView = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['notes', 'table', 'refused'] },
    format: { type: 'string', nullable: true },
    notices: { type: 'array', items: { type: 'string' } },
    notes: {
      type: 'array',
      description: 'Preview of the notes: the first words of each',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string' },
          excerpt: { type: 'string' },
          speakers: { type: 'array', items: { type: 'string' } },
          turns: {
            type: 'array',
            description: 'The first turns, as they were understood',
            items: {
              type: 'object',
              properties: {
                speaker: { type: 'string', nullable: true },
                start: { type: 'integer', nullable: true, description: 'Milliseconds' },
                text: { type: 'string', description: 'Its first words' },
              },
              required: ['speaker', 'start', 'text'],
            },
          },
          comments: { ...count, description: 'Comments of the file that come with the note' },
          corrects,
        },
        required: ['title', 'excerpt', 'speakers', 'turns', 'comments', 'corrects'],
      },
    },
    header: { type: 'array', items: { type: 'string' } },
    rows: {
      type: 'array',
      items: { type: 'array', items: { type: 'string' } },
      description: 'The first rows of a table',
    },
    rowCount: { type: 'integer' },
    filled: { type: 'array', items: count, description: 'In how many rows each column holds something' },
    mapping: { ...mapping, nullable: true, description: 'The guess, to be corrected' },
    dateColumns: { ...columns, description: 'Columns that hold dates' },
    delimiter: { type: 'string', nullable: true },
    encoding: { type: 'string', nullable: true },
    hasHeader: { type: 'boolean' },
    faults: { type: 'array', items: fault },
    faultCount: { type: 'integer' },
    title: { type: 'string', nullable: true, description: 'Why the file is refused' },
    advice: { type: 'string', nullable: true },
  },
  required: [
    'kind',
    'format',
    'notices',
    'notes',
    'header',
    'rows',
    'rowCount',
    'filled',
    'mapping',
    'dateColumns',
    'delimiter',
    'encoding',
    'hasHeader',
    'faults',
    'faultCount',
    'title',
    'advice',
  ],
} as const satisfies ObjectSchema;
export type PreviewView = Infer<typeof previewView>;

const state = { type: 'string', enum: IMPORT_STATES } as const;
export const importView = {
  type: 'object',
  properties: {
    id,
    projectId: id,
    state,
    createdAt: { type: 'string', format: 'date-time' },
    finishedAt: { type: 'string', format: 'date-time', nullable: true },
    made: { ...count, description: 'Notes that were made' },
    updated: { ...count, description: 'Notes whose words were updated from a corrected file' },
    recognised: { ...count, description: 'Already there from the same file or row' },
    failed: count,
    files: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id,
          name: { type: 'string' },
          state,
          done: { ...count, description: 'Rows (or notes) dealt with' },
          total: { type: 'integer', nullable: true },
          made: count,
          updated: count,
          recognised: count,
          failed: count,
          problem: { type: 'string', nullable: true, description: 'Why the file was refused' },
          notices: {
            type: 'array',
            items: { type: 'string' },
            description:
              'Parts of the file that were left out on purpose, in sentences: formulas, pictures, other sheets',
          },
          failures: { type: 'array', items: fault, description: 'The first 100 of what did not make it' },
          notes: {
            type: 'array',
            items: { type: 'object', properties: { id, title: { type: 'string' } }, required: ['id', 'title'] },
            description: 'The first 5 notes that were made of it, once it is over',
          },
        },
        required: [
          'id',
          'name',
          'state',
          'done',
          'total',
          'made',
          'updated',
          'recognised',
          'failed',
          'problem',
          'notices',
          'failures',
          'notes',
        ],
      },
    },
  },
  required: ['id', 'projectId', 'state', 'createdAt', 'finishedAt', 'made', 'updated', 'recognised', 'failed', 'files'],
} as const satisfies ObjectSchema;
export type ImportView = Infer<typeof importView>;
