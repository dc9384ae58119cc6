import { HIGHLIGHT_MAX_LENGTH } from '../content/index.ts';
import { type FilterForm, allOf, filterParameter, formGiven, systemRow } from '../filters/index.ts';
import { type Infer, type ObjectSchema, TITLE_MAX, type Uuid, id } from '../kernel/index.ts';
import { position } from './parts.ts';
import { newMoment, pageAreas, seconds } from './targets.ts';

const tagIds = { type: 'array', items: id, maxItems: 50, description: 'Tags to apply' } as const;

/**
 * Words to highlight, by position or by quote. With both, the quote must be at the position or clearly near it. This
 * never highlights other words in a note that changed meanwhile.
 */
export const highlightWords = {
  type: 'object',
  properties: {
    start: position,
    end: position,
    quote: {
      type: 'string',
      minLength: 1,
      maxLength: HIGHLIGHT_MAX_LENGTH,
      description: 'The exact words',
      examples: ['I never trust the first number'],
    },
    before: {
      type: 'string',
      maxLength: 200,
      description: 'Words right before the quote, to tell it from others like it',
    },
    after: { type: 'string', maxLength: 200, description: 'Words right after the quote' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type HighlightWords = Infer<typeof highlightWords>;

/** Words of the note, a moment of a recording, or areas of a page. */
export const newHighlight = {
  type: 'object',
  properties: {
    ...highlightWords.properties,
    id: {
      ...id,
      description:
        'Made by the client, so that a request repeated after days without a connection creates one highlight. Default: made by the server',
    },
    audioVideo: newMoment,
    fileId: { ...id, description: 'With `pdfHighlightAreas`: the PDF or image, a file of the note' },
    pdfHighlightAreas: {
      ...pageAreas,
      description: 'Areas of the pages of a file. `quote` is the text in them, if there is any',
    },
    tagIds,
  },
  required: [],
} as const satisfies ObjectSchema;
export type NewHighlight = Infer<typeof newHighlight>;

/** Trims the seconds that are played, moves a moment, or moves an area. Absent keeps, `null` clears. */
export const highlightChange = {
  type: 'object',
  properties: {
    audioVideo: {
      type: 'object',
      properties: {
        startTime: { ...seconds, description: 'Only of a moment; the seconds of words are those of their words' },
        endTime: seconds,
        snippetStartTime: { ...seconds, nullable: true, description: 'Trimmed start; null plays from `startTime`' },
        snippetEndTime: { ...seconds, nullable: true, description: 'Trimmed end; null plays to `endTime`' },
      },
      required: [],
    },
    pdfHighlightAreas: { ...pageAreas, description: 'Only of an area' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type HighlightChange = Infer<typeof highlightChange>;

/** The team's remark on a highlight and its star: absent keeps, null clears. */
export const highlightAbout = {
  type: 'object',
  properties: {
    remark: {
      type: 'string',
      maxLength: 2000,
      nullable: true,
      description: 'A short note of the team on it',
      examples: ['Ask about this again'],
    },
    starred: { type: 'boolean', description: 'Starred for the whole team' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type HighlightAbout = Infer<typeof highlightAbout>;

export const highlightSplit = {
  type: 'object',
  properties: { at: { ...position, description: 'Where the second one starts, in code points of the text' } },
  required: ['at'],
} as const satisfies ObjectSchema;

export const highlightJoin = {
  type: 'object',
  properties: { withHighlightId: { ...id, description: 'Another highlight of words in the same note' } },
  required: ['withHighlightId'],
} as const satisfies ObjectSchema;

/** The result of splitting a highlight. */
export const splitHighlight = {
  type: 'object',
  properties: { id: { ...id, description: 'The new highlight' }, undoId: id },
  required: ['id', 'undoId'],
} as const satisfies ObjectSchema;

export const highlightFilter = {
  type: 'object',
  properties: {
    tagId: { ...id, description: 'Only those that carry this tag' },
    speaker: {
      type: 'string',
      minLength: 1,
      maxLength: TITLE_MAX,
      description: 'Only those said by a speaker of exactly this name',
      examples: ['Ada'],
    },
    untagged: { type: 'boolean', description: 'Only those without any tag' },
    filter: filterParameter,
    within: { ...filterParameter, description: 'Another filter form as JSON that must hold too' },
    search: {
      type: 'string',
      maxLength: 200,
      description: 'Part of the words, of the speaker’s name, of the title of the note or of that of a tag',
      examples: ['trust'],
    },
  },
  required: [],
} as const satisfies ObjectSchema;

/** The part of a tag's highlights to list, as counted by `getTagUse`. */
export const tagHighlightFilter = {
  type: 'object',
  properties: {
    noteId: { ...id, description: 'Only those of this note' },
    notePersonId: { ...id, description: 'Only those of notes that this person is linked to' },
    tagGroupId: { ...id, description: 'Only those with a tag of this group' },
    projectId: { ...id, description: 'Only those of this project' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type TagHighlightFilter = Infer<typeof tagHighlightFilter>;

/** A list of highlights: of a project, of a tag, of a member, of a person, with the parameters of the API. */
export interface HighlightList extends Infer<typeof highlightFilter>, TagHighlightFilter {
  readonly personId?: Uuid;
  readonly createdBy?: Uuid;
}

/**
 * A list as filter forms, without its `search` and its person.
 * @throws Refusal `ValidationError` for a `filter` that is no form
 */
export const highlightForms = ({
  projectId,
  createdBy,
  tagId,
  speaker,
  untagged,
  filter,
  noteId,
  notePersonId,
  tagGroupId,
}: HighlightList): FilterForm[] => [
  formGiven(filter),
  allOf(
    ...(projectId === undefined ? [] : [systemRow('Project', 'HasAnyOf', projectId)]),
    ...(createdBy === undefined ? [] : [systemRow('Authors', 'HasAnyOf', createdBy)]),
    ...(tagId === undefined ? [] : [systemRow('Tags', 'HasAnyOf', tagId)]),
    ...(speaker === undefined ? [] : [systemRow('Speakers', 'HasAnyOf', speaker)]),
    ...(untagged ? [systemRow('Tags', 'IsEmpty')] : []),
    ...(noteId === undefined ? [] : [systemRow('Note', 'HasAnyOf', noteId)]),
    ...(notePersonId === undefined ? [] : [systemRow('People', 'HasAnyOf', notePersonId)]),
    ...(tagGroupId === undefined ? [] : [systemRow('TagGroup', 'HasAnyOf', tagGroupId)]),
  ),
];

export const highlightTags = {
  type: 'object',
  properties: { tagIds: { ...tagIds, minItems: 1 } },
  required: ['tagIds'],
} as const satisfies ObjectSchema;

/** Maximum number of highlights in one bulk change. */
export const BULK_MAX = 10_000;

export const highlightTagChange = {
  type: 'object',
  properties: {
    highlightIds: {
      type: 'array',
      items: id,
      minItems: 1,
      maxItems: BULK_MAX,
      description: 'Highlights of this project',
    },
    add: { ...tagIds, description: 'Tags to apply to each of them' },
    remove: { ...tagIds, description: 'Tags to remove from each of them' },
  },
  required: ['highlightIds'],
} as const satisfies ObjectSchema;
export type HighlightTagChange = Infer<typeof highlightTagChange>;

export const trimmedHighlight = {
  type: 'object',
  properties: {
    undoId: { ...id, nullable: true, description: 'Undo with `POST /undo/{undoId}`; null when nothing changed' },
  },
  required: ['undoId'],
} as const satisfies ObjectSchema;

export const highlightTagChangeResult = {
  type: 'object',
  properties: {
    undoId: {
      type: 'string',
      format: 'uuid',
      nullable: true,
      description: 'Reverts the whole change: POST /undo/{undoId}; null if nothing changed',
    },
    changed: { type: 'integer', description: 'Highlights whose tags changed' },
    skipped: {
      type: 'integer',
      description:
        'Highlights left as they were: deleted, in an archived note, or with tags that only others may remove',
    },
  },
  required: ['undoId', 'changed', 'skipped'],
} as const satisfies ObjectSchema;
export type HighlightTagChangeResult = Infer<typeof highlightTagChangeResult>;

export const speakerFilter = {
  type: 'object',
  properties: { search: { type: 'string', maxLength: TITLE_MAX, description: 'Part of the name', examples: ['ad'] } },
  required: [],
} as const satisfies ObjectSchema;

export const speakerView = {
  type: 'object',
  properties: { name: { type: 'string', examples: ['Ada'] } },
  required: ['name'],
} as const satisfies ObjectSchema;
export type SpeakerView = Infer<typeof speakerView>;
