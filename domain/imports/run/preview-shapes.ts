import { type Infer, type ObjectSchema, id } from '../../kernel/index.ts';
import { columns, count, fault, mapping } from './shapes.ts';

const corrects = {
  type: 'object',
  properties: { id, title: { type: 'string' } },
  required: ['id', 'title'],
  nullable: true,
  description: 'The note of the project that was imported from an earlier version of this file; null for a new one',
} as const satisfies ObjectSchema & { nullable: true };

const statedDate = {
  type: 'object',
  properties: {
    day: { type: 'string', format: 'date' },
    words: { type: 'string', description: 'The words of the file that say so' },
    taken: { type: 'boolean', description: 'Whether it becomes the date of the note' },
  },
  required: ['day', 'words', 'taken'],
  nullable: true,
  description: 'The date that the file states, probably that of the conversation; null without one',
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
          date: statedDate,
        },
        required: ['title', 'excerpt', 'speakers', 'turns', 'comments', 'corrects', 'date'],
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
