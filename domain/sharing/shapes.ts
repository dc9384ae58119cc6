import { documentView } from '../documents/index.ts';
import { type Infer, type ObjectSchema, version, id } from '../kernel/index.ts';
import { SHARED_TYPES } from './share-link.ts';

const objectType = {
  type: 'string',
  enum: SHARED_TYPES,
  description: 'A project shows its published insights',
} as const;
const expiresAt = {
  type: 'string',
  format: 'date-time',
  nullable: true,
  description: 'When it ends by itself; null: never',
} as const;
const password = {
  type: 'string',
  minLength: 4,
  maxLength: 128,
  nullable: true,
  description: 'How visitors prove access; null if the link is enough',
} as const;

const searchEngines = { type: 'boolean', description: 'Whether search engines may list it; off by default' } as const;
const charts = { type: 'boolean', description: 'Whether visitors see charts as tables; off by default' } as const;

export const newShareLink = {
  type: 'object',
  properties: { objectType, objectId: id, expiresAt, password, searchEngines, charts },
  required: ['objectType', 'objectId'],
} as const satisfies ObjectSchema;
export type NewShareLink = Infer<typeof newShareLink>;

export const shareLinkChange = {
  type: 'object',
  properties: { on: { type: 'boolean' }, expiresAt, password, searchEngines, charts },
  required: [],
} as const satisfies ObjectSchema;
export type ShareLinkChange = Infer<typeof shareLinkChange>;

export const shareLinkView = {
  type: 'object',
  properties: {
    id,
    token: {
      type: 'string',
      description: 'Exactly 12 alphanumeric characters; the page is /p/{token}',
      examples: ['a1B2c3D4e5F6'],
    },
    objectType,
    objectId: id,
    on: { type: 'boolean' },
    expiresAt: { type: 'string', format: 'date-time', nullable: true },
    hasPassword: { type: 'boolean' },
    searchEngines,
    charts,
    createdAt: { type: 'string', format: 'date-time' },
    version,
  },
  required: [
    'id',
    'token',
    'objectType',
    'objectId',
    'on',
    'expiresAt',
    'hasPassword',
    'searchEngines',
    'charts',
    'createdAt',
    'version',
  ],
} as const satisfies ObjectSchema;
export type ShareLinkView = Infer<typeof shareLinkView>;

const seconds = { type: 'number', minimum: 0, description: 'Seconds' } as const;

/** A file with only the shared seconds (specification, document 001, section 3). Visitors never get a recording. */
const sharedClip = {
  type: 'object',
  nullable: true,
  description: 'Null without a recording, and until it is rendered',
  properties: {
    clipId: id,
    clipDuration: seconds,
    video: { type: 'boolean', description: 'Whether it has a picture' },
  },
  required: ['clipId', 'clipDuration', 'video'],
} as const satisfies ObjectSchema;
export type SharedClip = NonNullable<Infer<typeof sharedClip>>;

/** States of a shared reel. */
export const REEL_STATES = ['READY', 'PREPARING', 'EMPTY', 'FAILED'] as const;

const sharedReel = {
  type: 'object',
  nullable: true,
  description: 'The shared reel',
  properties: {
    clip: sharedClip,
    state: {
      type: 'string',
      enum: REEL_STATES,
      description:
        '`EMPTY`: no recording is left. `PREPARING`: the clip is being rendered. `FAILED`: it could not be rendered',
    },
    captions: {
      type: 'array',
      description: 'The words that remain, in the time of the reel; empty if captions are off',
      items: {
        type: 'object',
        properties: {
          startMs: { type: 'integer', minimum: 0 },
          endMs: { type: 'integer', minimum: 0 },
          text: { type: 'string' },
          speaker: { type: 'string', nullable: true },
        },
        required: ['startMs', 'endMs', 'text', 'speaker'],
      },
    },
  },
  required: ['clip', 'state', 'captions'],
} as const satisfies ObjectSchema;
export type SharedReel = NonNullable<Infer<typeof sharedReel>>;

/** A quote as visitors see it, without links into the workspace. */
const sharedQuote = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    speaker: { type: 'string', nullable: true },
    startMs: { type: 'integer', nullable: true },
    lost: { type: 'boolean' },
    picture: {
      type: 'string',
      nullable: true,
      description: 'Address of a PNG of the highlighted area; null for words and moments',
    },
    clip: sharedClip,
  },
  required: ['text', 'speaker', 'startMs', 'lost', 'picture', 'clip'],
} as const satisfies ObjectSchema;
export type SharedQuote = Infer<typeof sharedQuote>;

const sharedRecording = {
  type: 'object',
  properties: {
    fileId: id,
    name: { type: 'string' },
    mediaType: { type: 'string' },
    durationMs: { type: 'integer', minimum: 0, description: 'Milliseconds' },
    video: { type: 'boolean', description: 'Whether it has a picture' },
    version: {
      type: 'string',
      description: 'Changes when the recording was replaced; nothing of the former one may be played any more',
    },
  },
  required: ['fileId', 'name', 'mediaType', 'durationMs', 'video', 'version'],
} as const satisfies ObjectSchema;
export type SharedRecording = Infer<typeof sharedRecording>;

const sharedDocument = {
  type: 'object',
  properties: {
    id,
    title: { type: 'string' },
    content: { type: 'free', description: 'ProseMirror JSON' },
    speakers: { type: 'free', description: 'Speaker id to name' },
    quotes: { type: 'free', description: 'Highlight id to its words' },
    authors: {
      type: 'array',
      items: { type: 'string' },
      description: 'Names of the members who wrote the insight; empty for a note',
    },
    strength: {
      type: 'string',
      nullable: true,
      description: 'People and sources behind the quotes that are shown; null for a note',
      examples: ['2 people, 2 sources'],
    },
    coverFileId: { type: 'string', format: 'uuid', nullable: true },
    recordings: {
      type: 'array',
      items: sharedRecording,
      description: 'Those of a note, in order; empty for an insight',
    },
    charts: {
      type: 'free',
      description:
        'Dashboard id and chart id, with a space between, to title and rows. Empty unless the link shows charts',
    },
    publishedAt: { type: 'string', format: 'date-time', nullable: true },
    files: {
      type: 'array',
      items: documentView,
      description: 'The PDFs, office files and images of a note; empty for an insight',
    },
  },
  required: [
    'id',
    'title',
    'content',
    'speakers',
    'quotes',
    'authors',
    'strength',
    'coverFileId',
    'recordings',
    'charts',
    'publishedAt',
    'files',
  ],
} as const satisfies ObjectSchema;
export type SharedDocument = Infer<typeof sharedDocument>;

export const sharedView = {
  type: 'object',
  properties: {
    objectType,
    title: { type: 'string' },
    workspace: {
      type: 'object',
      description: 'The workspace that shares it',
      properties: {
        name: { type: 'string' },
        color: { type: 'string', nullable: true },
        logoUrl: { type: 'string', nullable: true },
      },
      required: ['name', 'color', 'logoUrl'],
    },
    documents: {
      type: 'array',
      items: sharedDocument,
      description: 'The note or insight, or the published insights of the project, latest first and twenty at a time',
    },
    quote: { ...sharedQuote, nullable: true, description: 'The shared highlight' },
    reel: sharedReel,
    searchEngines,
    next: {
      type: 'string',
      nullable: true,
      description:
        'Hand it back as `cursor` for the insights of the project that were published before these; null when there are none',
    },
  },
  required: ['objectType', 'title', 'workspace', 'documents', 'quote', 'reel', 'searchEngines', 'next'],
} as const satisfies ObjectSchema;
export type SharedView = Infer<typeof sharedView>;
