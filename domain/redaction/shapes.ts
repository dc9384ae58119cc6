import { MAX_MOMENT_MS } from '../content/index.ts';
import { type Infer, type ObjectSchema, version, id } from '../kernel/index.ts';
import {
  AUDIO_REDACTIONS,
  KEYFRAMES_MAX,
  REDACTIONS_MAX,
  REDACTION_STATES,
  VIDEO_REDACTIONS,
  VIDEO_STYLES,
} from './redaction.ts';

const ms = { type: 'integer', minimum: 0, maximum: MAX_MOMENT_MS } as const;
const percent = { type: 'number', minimum: 0, maximum: 100 } as const;
const position = { type: 'integer', minimum: 0, maximum: 5_000_000 } as const;
const context = { type: 'string', maxLength: 400 } as const;

const keyframe = {
  type: 'object',
  description: 'The region at a moment of the recording, in per cent of the frame',
  properties: { atMs: ms, left: percent, top: percent, width: percent, height: percent },
  required: ['atMs', 'left', 'top', 'width', 'height'],
} as const satisfies ObjectSchema;

const effects = {
  video: { type: 'string', enum: VIDEO_REDACTIONS, description: 'Hidden part of the picture' },
  videoStyle: {
    type: 'string',
    enum: VIDEO_STYLES,
    description: 'How it is hidden: COVER fills it with black. PIXELATE shows coarse blocks, which can give hints',
  },
  keyframes: {
    type: 'array',
    items: keyframe,
    maxItems: KEYFRAMES_MAX,
    description:
      'For BLUR_REGION, in the order of their times. The region moves in a straight line between them. It is hidden with a margin',
  },
  audio: { type: 'string', enum: AUDIO_REDACTIONS, description: 'What happens to the sound' },
  removeWords: { type: 'boolean', description: 'Replaces the words by [redacted]' },
} as const;

/** Words of the note, a time span of one of its recordings, or the name of a speaker. */
export const newRedaction = {
  type: 'object',
  properties: {
    words: {
      type: 'object',
      description: 'Words of the note, by position in code points, quote, or both',
      properties: {
        start: position,
        end: position,
        quote: { type: 'string', minLength: 1, maxLength: 4000, examples: ['Ms Berg'] },
        before: context,
        after: context,
      },
      required: [],
    },
    speaker: {
      type: 'object',
      description: 'Instead of words: a speaker whose name is removed, from the note and from every copy',
      properties: {
        id: { type: 'string', minLength: 1, maxLength: 200 },
        name: { type: 'string', minLength: 1, maxLength: 200, description: 'The new name', examples: ['Participant'] },
        found: {
          type: 'string',
          minLength: 2,
          maxLength: 200,
          description: 'Part of the old name that is removed everywhere else too, besides the whole name',
          examples: ['Ana'],
        },
      },
      required: ['id', 'name'],
    },
    fileId: { ...id, description: 'The recording; by default that of the words' },
    startMs: { ...ms, description: 'By default that of the words, with the silence around them' },
    endMs: ms,
    ...effects,
    video: { ...effects.video, description: 'Hidden part of the picture. Default: KEEP' },
    videoStyle: { ...effects.videoStyle, description: `${effects.videoStyle.description}. Default: COVER` },
    audio: { ...effects.audio, description: 'Effect on the sound. Default: KEEP' },
    removeWords: { ...effects.removeWords, description: 'Replaces the words by [redacted]. Default: true' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type NewRedaction = Infer<typeof newRedaction>;

export const redactionUpdate = {
  type: 'object',
  properties: { startMs: ms, endMs: ms, ...effects },
  required: [],
} as const satisfies ObjectSchema;
export type RedactionUpdate = Infer<typeof redactionUpdate>;

export const redactionView = {
  type: 'object',
  properties: {
    id,
    noteId: id,
    fileId: { ...id, nullable: true },
    startMs: { ...ms, nullable: true },
    endMs: { ...ms, nullable: true },
    ...effects,
    words: {
      type: 'string',
      nullable: true,
      description:
        'The words to remove, or the name of the speaker. Once they are removed: the original words, for members with full access only',
    },
    speaker: {
      type: 'object',
      nullable: true,
      description: 'The speaker whose name is removed, with the new name; null for words and time spans',
      properties: { id: { type: 'string' }, name: { type: 'string' } },
      required: ['id', 'name'],
    },
    state: { type: 'string', enum: REDACTION_STATES },
    reason: { type: 'string', nullable: true, description: 'Why it failed' },
    restorable: { type: 'boolean', description: 'Whether members with full access can still restore the original' },
    createdAt: { type: 'string', format: 'date-time' },
    appliedAt: { type: 'string', format: 'date-time', nullable: true },
    appliedBy: { ...id, nullable: true, description: 'The member who applied it' },
    version,
  },
  required: [
    'id',
    'noteId',
    'fileId',
    'startMs',
    'endMs',
    'video',
    'videoStyle',
    'keyframes',
    'audio',
    'removeWords',
    'words',
    'speaker',
    'state',
    'reason',
    'restorable',
    'createdAt',
    'appliedAt',
    'appliedBy',
    'version',
  ],
} as const satisfies ObjectSchema;
export type RedactionView = Infer<typeof redactionView>;

export const redactionList = {
  type: 'object',
  properties: { items: { type: 'array', items: redactionView } },
  required: ['items'],
} as const satisfies ObjectSchema;
export type RedactionList = Infer<typeof redactionList>;

export const redactionsToApply = {
  type: 'object',
  properties: {
    redactionIds: {
      type: 'array',
      items: id,
      minItems: 1,
      maxItems: REDACTIONS_MAX,
      description: 'Pending or failed ones of the note; all of them by default',
    },
  },
  required: [],
} as const satisfies ObjectSchema;

export const appliedRedactions = {
  type: 'object',
  properties: {
    places: { type: 'integer', minimum: 0, description: 'Places from which words were removed, copies included' },
    documents: { type: 'integer', minimum: 0, description: 'Notes, insights and readmes that were changed' },
    recordings: {
      type: 'integer',
      minimum: 0,
      description: 'Recordings that are withheld until their redacted version is rendered',
    },
  },
  required: ['places', 'documents', 'recordings'],
} as const satisfies ObjectSchema;
export type AppliedRedactions = Infer<typeof appliedRedactions>;

export const restoredRedaction = {
  type: 'object',
  properties: {
    restored: { type: 'integer', minimum: 0, description: 'Places to which words were put back' },
    missing: { type: 'integer', minimum: 0, description: 'Places that were deleted from the text since' },
  },
  required: ['restored', 'missing'],
} as const satisfies ObjectSchema;
export type RestoredRedaction = Infer<typeof restoredRedaction>;
