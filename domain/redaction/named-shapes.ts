import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';

const position = { type: 'integer', minimum: 0 } as const;
const moment = { type: 'integer', minimum: 0, nullable: true } as const;
const text = { type: 'string' } as const;

export const nameSearch = {
  type: 'object',
  properties: { name: { type: 'string', minLength: 2, maxLength: 200, examples: ['Ana Berg'] } },
  required: ['name'],
} as const satisfies ObjectSchema;

/** Occurrences of a name in one note, and the speakers with it. */
const namedNote = {
  type: 'object',
  properties: {
    noteId: id,
    title: text,
    speakers: {
      type: 'array',
      items: { type: 'object', properties: { speakerId: text, name: text }, required: ['speakerId', 'name'] },
    },
    places: {
      type: 'array',
      description: 'At most 200. Send start, end, quote, before and after as the words of a redaction',
      items: {
        type: 'object',
        properties: {
          start: position,
          end: position,
          quote: text,
          before: text,
          after: text,
          startMs: { ...moment, description: 'In the recording; null where times are not known' },
          endMs: moment,
        },
        required: ['start', 'end', 'quote', 'before', 'after', 'startMs', 'endMs'],
      },
    },
  },
  required: ['noteId', 'title', 'speakers', 'places'],
} as const satisfies ObjectSchema;

export type NamedNote = Infer<typeof namedNote>;

export const namedList = {
  type: 'object',
  properties: {
    items: { type: 'array', items: namedNote },
    skipped: { type: 'integer', minimum: 0, description: 'Notes that were not read, because that would take too long' },
  },
  required: ['items', 'skipped'],
} as const satisfies ObjectSchema;
export type NamedList = Infer<typeof namedList>;
