import { type Infer, type ObjectSchema, version, id } from '../kernel/index.ts';
import { audioVideo } from '../media/index.ts';
import { ANCHORS, HIGHLIGHT_TARGETS } from './highlight.ts';
import { position } from './parts.ts';
import { pageArea, seconds } from './targets.ts';

const appliedTag = {
  type: 'object',
  properties: {
    id,
    title: { type: 'string' },
    color: { type: 'string', examples: ['teal'] },
    appliedBy: {
      type: 'string',
      format: 'uuid',
      description: 'The member who applied it; the AI user for tags that AI applied',
    },
    appliedByName: { type: 'string' },
    appliedAt: { type: 'string', format: 'date-time' },
    how: { type: 'string', enum: ['person', 'ai', 'import'] },
    highlightCount: {
      type: 'integer',
      minimum: 1,
      description:
        'Highlights that carry the tag, without those in the trash. Only for one highlight and for those of a note; longer lists leave it out',
    },
  },
  required: ['id', 'title', 'color', 'appliedBy', 'appliedByName', 'appliedAt', 'how'],
} as const satisfies ObjectSchema;

/** A file with only the seconds of a highlight (specification, document 001, section 3). */
export const highlightClip = {
  type: 'object',
  nullable: true,
  description: 'The cut seconds, for visitors, who never get the recording; null for members, who get `audioVideo`',
  properties: { clipId: id, clipDuration: seconds },
  required: ['clipId', 'clipDuration'],
} as const satisfies ObjectSchema;

export const highlightView = {
  type: 'object',
  properties: {
    id,
    noteId: id,
    noteTitle: { type: 'string' },
    projectId: id,
    projectTitle: { type: 'string' },
    target: {
      type: 'string',
      enum: HIGHLIGHT_TARGETS,
      description:
        'Words of the note, seconds of a recording without words, areas of the pages of a file, or the whole note',
    },
    fileId: { ...id, nullable: true, description: 'Its recording, PDF or image; null for words without a recording' },
    audioVideo,
    clip: highlightClip,
    pdfHighlightAreas: { type: 'array', items: pageArea, description: 'Empty unless the target is an area' },
    text: {
      type: 'string',
      description:
        'The exact words; those of a lost highlight as they were last. Empty for a moment, for an area without text, and for the whole note',
    },
    selectedText: {
      type: 'string',
      nullable: true,
      description: 'The words that are selected now; null if the highlight is lost or has no words',
    },
    before: { type: 'string' },
    after: { type: 'string' },
    start: position,
    end: position,
    startMs: {
      type: 'integer',
      nullable: true,
      description: 'Milliseconds into the recording, where the words have times',
    },
    endMs: { type: 'integer', nullable: true },
    speaker: {
      type: 'string',
      nullable: true,
      description: 'The speaker; several names separated by commas if the words span turns',
    },
    speakers: {
      type: 'array',
      items: { type: 'string' },
      description: 'The names of those who say it, in the order of the words',
    },
    saidBy: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: {
            type: 'string',
            nullable: true,
            description: 'The speaker in the text; null for a person added by hand',
          },
          personId: { ...id, nullable: true, description: 'The person whom the speaker is linked to' },
        },
        required: ['name', 'personId'],
      },
      description: 'The speakers with the people they are; without speakers, the people added to the note by hand',
    },
    anchor: { type: 'string', enum: ANCHORS },
    lost: { type: 'boolean', description: 'The words are no longer in the note' },
    inlineCommentOnly: {
      type: 'boolean',
      description: 'Whether its words are only commented on. Such words are in no list of highlights, so false',
    },
    deleted: {
      type: 'boolean',
      description: 'Whether it is in the trash. Highlights in the trash are not listed, so false',
    },
    version: {
      ...version,
      description: 'Counts up when its words, seconds or areas change, and when it is lost or found',
    },
    highlightReason: {
      type: 'string',
      nullable: true,
      description: 'Why AI suggested it; null for highlights that members made',
    },
    suggestedTagIds: {
      type: 'array',
      items: id,
      description: 'Tags that AI suggests and no one reviewed; empty if there are none',
    },
    tags: { type: 'array', items: appliedTag },
    remark: { type: 'string', nullable: true, description: 'A short note of the team on it; only for members' },
    starred: { type: 'boolean', description: 'The team starred it; only for members' },
    createdBy: id,
    createdByName: { type: 'string' },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
  required: [
    'id',
    'noteId',
    'noteTitle',
    'projectId',
    'projectTitle',
    'target',
    'fileId',
    'audioVideo',
    'clip',
    'pdfHighlightAreas',
    'text',
    'before',
    'after',
    'start',
    'end',
    'startMs',
    'endMs',
    'speaker',
    'speakers',
    'anchor',
    'lost',
    'selectedText',
    'deleted',
    'version',
    'highlightReason',
    'suggestedTagIds',
    'tags',
    'createdBy',
    'createdByName',
    'createdAt',
    'updatedAt',
  ],
} as const satisfies ObjectSchema;
export type HighlightView = Infer<typeof highlightView>;
/** Fields of a highlight of words in a note without a recording. */
export const WITHOUT_FILE = {
  target: 'WORDS',
  fileId: null,
  audioVideo: null,
  clip: null,
  pdfHighlightAreas: [],
} satisfies Partial<HighlightView>;

export type AudioVideo = NonNullable<HighlightView['audioVideo']>;
