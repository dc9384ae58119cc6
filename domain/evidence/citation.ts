import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';

/** Targets of citations (specification, document 001, section 3, AI answer). */
export const CITATION_TYPES = ['highlight', 'insight', 'note', 'theme', 'tag'] as const;
export type CitationType = (typeof CITATION_TYPES)[number];

const position = { type: 'integer', minimum: 0 } as const;

/** A place in someone's own words that supports a sentence. */
export const citation = {
  type: 'object',
  properties: {
    citationReferenceId: { type: 'string', description: 'Unique in the text; sentences name their citations by it' },
    id: { ...id, description: 'The note, insight, highlight, theme or tag' },
    type: { type: 'string', enum: CITATION_TYPES },
    parentId: {
      ...id,
      nullable: true,
      description: 'The note of a highlight; the data point of a theme that has the words',
    },
    channelId: { ...id, nullable: true, description: 'The channel of a theme; absent or null for other types' },
    projectId: { ...id, nullable: true },
    title: { type: 'string' },
    projectTitle: { type: 'string', nullable: true, description: 'Of a theme, the title of its channel' },
    text: { type: 'string', description: 'The words around the quote, to recognize the place' },
    quote: { type: 'string', description: 'Verbatim words of the source' },
    start: { ...position, description: 'First code point of the quote in the plain text of the source' },
    end: { ...position, description: 'Code point after the quote' },
    speaker: { type: 'string', nullable: true },
    fileId: { ...id, nullable: true, description: 'The recording, if the words have times' },
    startTime: { type: 'number', nullable: true, description: 'Seconds into the recording' },
    endTime: { type: 'number', nullable: true },
    lost: { type: 'boolean', description: 'True if the words are no longer in the source; absent otherwise' },
  },
  required: [
    'citationReferenceId',
    'id',
    'type',
    'parentId',
    'projectId',
    'title',
    'projectTitle',
    'text',
    'quote',
    'start',
    'end',
    'speaker',
    'fileId',
    'startTime',
    'endTime',
  ],
} as const satisfies ObjectSchema;
export type Citation = Infer<typeof citation>;
