import { type Infer, type ObjectSchema, TITLE_MAX, id, moment } from '../kernel/index.ts';

const count = { type: 'integer', minimum: 0 } as const;
const undoId = {
  ...id,
  nullable: true,
  description: 'Reverts the whole change: POST /undo/{undoId}; null if nothing changed',
} as const;

const speaker = {
  type: 'object',
  properties: { id: { type: 'string', maxLength: 100 }, name: { type: 'string' } },
  required: ['id', 'name'],
} as const satisfies ObjectSchema;

/** A note of a person. */
export const personNote = {
  type: 'object',
  properties: {
    id,
    projectId: id,
    projectTitle: { type: 'string' },
    title: { type: 'string' },
    occurredOn: { type: 'string', format: 'date', nullable: true },
    createdAt: moment,
    speakers: { type: 'array', items: speaker, description: 'Speakers of the note who are this person' },
  },
  required: ['id', 'projectId', 'projectTitle', 'title', 'occurredOn', 'createdAt', 'speakers'],
} as const satisfies ObjectSchema;
export type PersonNote = Infer<typeof personNote>;

/** Highlights of a person. */
export const personHighlightFilter = {
  type: 'object',
  properties: {
    search: {
      type: 'string',
      maxLength: TITLE_MAX,
      description: 'Part of the words, of the title of the note or of that of a tag',
      examples: ['trust'],
    },
  },
  required: [],
} as const satisfies ObjectSchema;

/** A person of a note. */
const notePerson = {
  type: 'object',
  properties: {
    personId: { ...id, nullable: true, description: 'Null for callers who may not see people' },
    name: { type: 'string', nullable: true, description: 'Null for callers who may not see people' },
    speakers: { type: 'array', items: speaker, description: 'Their speakers in the text; empty if added by hand' },
    addedByHand: { type: 'boolean' },
  },
  required: ['personId', 'name', 'speakers', 'addedByHand'],
} as const satisfies ObjectSchema;
export const notePeople = {
  type: 'object',
  properties: { items: { type: 'array', items: notePerson } },
  required: ['items'],
} as const satisfies ObjectSchema;
export type NotePeople = Infer<typeof notePeople>;

/** Speakers and people of one request that links them. */
export const LINKS_MAX = 500;

export const newNotePerson = {
  type: 'object',
  properties: {
    personId: id,
    speakerId: { type: 'string', minLength: 1, maxLength: 100, description: 'The speaker who is this person' },
  },
  required: ['personId'],
} as const satisfies ObjectSchema;
export type NewNotePerson = Infer<typeof newNotePerson>;

export const linkedNotePerson = {
  type: 'object',
  properties: { undoId: { ...undoId, description: 'Removes the link: POST /undo/{undoId}; null if it was there' } },
  required: ['undoId'],
} as const satisfies ObjectSchema;

const personIds = { type: 'array', items: id, maxItems: LINKS_MAX } as const;

export const notePeopleChanges = {
  type: 'object',
  properties: {
    changes: {
      type: 'array',
      minItems: 1,
      maxItems: LINKS_MAX,
      items: {
        type: 'object',
        properties: {
          noteId: id,
          add: personIds,
          remove: { ...personIds, description: 'They leave with all their speakers in the note' },
        },
        required: ['noteId'],
      },
    },
  },
  required: ['changes'],
} as const satisfies ObjectSchema;
export type NotePeopleChanges = Infer<typeof notePeopleChanges>;

export const speakerLinks = {
  type: 'object',
  properties: {
    links: {
      type: 'array',
      minItems: 1,
      maxItems: LINKS_MAX,
      items: {
        type: 'object',
        properties: {
          noteId: id,
          speakerId: { type: 'string', minLength: 1, maxLength: 100 },
          personId: {
            ...id,
            nullable: true,
            description: 'Null creates a person with the name of the speaker, once for each name in the request',
          },
        },
        required: ['noteId', 'speakerId', 'personId'],
      },
    },
  },
  required: ['links'],
} as const satisfies ObjectSchema;
export type SpeakerLinks = Infer<typeof speakerLinks>;

export const speakerLinksResult = {
  type: 'object',
  properties: {
    undoId,
    linked: { ...count, description: 'Speakers linked' },
    created: { ...count, description: 'People created' },
  },
  required: ['undoId', 'linked', 'created'],
} as const satisfies ObjectSchema;
export type SpeakerLinksResult = Infer<typeof speakerLinksResult>;

export const speakerSuggestionFilter = {
  type: 'object',
  properties: { noteId: { ...id, description: 'Only speakers of this note' } },
  required: [],
} as const satisfies ObjectSchema;

/** A speaker who is not linked to a person yet, with the people that the name may mean. */
export const speakerSuggestion = {
  type: 'object',
  properties: {
    noteId: id,
    noteTitle: { type: 'string' },
    speaker,
    matches: {
      type: 'array',
      description: 'The likeliest first, at most three',
      items: {
        type: 'object',
        properties: {
          id,
          name: { type: 'string' },
          score: { type: 'number', minimum: 0, maximum: 1, description: '1 for the same name' },
        },
        required: ['id', 'name', 'score'],
      },
    },
  },
  required: ['noteId', 'noteTitle', 'speaker', 'matches'],
} as const satisfies ObjectSchema;
export type SpeakerSuggestion = Infer<typeof speakerSuggestion>;
