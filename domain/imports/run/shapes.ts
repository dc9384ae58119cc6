import { FIELD_TYPE_NAMES } from '../../fields/index.ts';
import { type Infer, type ObjectSchema, id } from '../../kernel/index.ts';
import { PATTERN_MAX } from '../patterns/turn-pattern.ts';
import { people } from '../rows/people-columns.ts';
import { DELIMITERS, ENCODINGS } from './import-outcome.ts';
import { IMPORT_STATES, KNOWN_CHOICES } from './import-run.ts';

const column = { type: 'integer', minimum: 0, maximum: 16_000, description: 'Columns count from 0' } as const;
export const columns = { type: 'array', items: column, maxItems: 1_000 } as const;

/** Maps columns to fields of a note; unmapped columns are stored as raw fields. */
export const mapping = {
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
    people,
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
        'Whether the comments of a document or of captions become comments on the note, each on its words, with its author and day in the text. True when absent',
    },
    date: {
      type: 'boolean',
      description:
        'Whether the date that a file states (`date` in the preview) becomes that of the note. When absent, only one that the file declares, such as in a front matter, does; one in a line such as `Date: 12 March 2026` does not',
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

export const count = { type: 'integer', minimum: 0 } as const;
export const fault = {
  type: 'object',
  properties: { line: { type: 'integer', nullable: true }, cause: { type: 'string' } },
  required: ['line', 'cause'],
} as const satisfies ObjectSchema;

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
