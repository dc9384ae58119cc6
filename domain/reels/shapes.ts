import { MAX_MOMENT_MS } from '../content/index.ts';
import { type Infer, type ObjectSchema, TITLE_MAX, version, id } from '../kernel/index.ts';
import { CUTS_MAX, REEL_ITEMS_MAX, REEL_SOURCES } from './reel.ts';

const ms = { type: 'integer', minimum: 0, maximum: MAX_MOMENT_MS, description: 'Milliseconds' } as const;
const title = { type: 'string', maxLength: TITLE_MAX, examples: ['Why people check the number twice'] } as const;
const captions = {
  type: 'boolean',
  description: 'Whether the words are shown while it plays, and in exports',
} as const;

const span = {
  type: 'object',
  properties: { startMs: ms, endMs: ms },
  required: ['startMs', 'endMs'],
} as const satisfies ObjectSchema;

export const reelItem = {
  type: 'object',
  properties: {
    id: { ...id, description: 'Chosen by the client; unique in the reel' },
    highlightId: { ...id, nullable: true, description: 'The highlight that it was made from' },
    fileId: { ...id, description: 'A recording of the project' },
    startMs: ms,
    endMs: ms,
    cuts: {
      type: 'array',
      items: span,
      maxItems: CUTS_MAX,
      description: 'Parts that are left out, in the time of the recording',
    },
    title: { type: 'string', maxLength: TITLE_MAX, nullable: true, description: 'Shown over its first seconds' },
  },
  required: ['id', 'highlightId', 'fileId', 'startMs', 'endMs', 'cuts', 'title'],
} as const satisfies ObjectSchema;

export const reelSource = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: REEL_SOURCES },
    id,
  },
  required: ['type', 'id'],
} as const satisfies ObjectSchema;
export type ReelSource = Infer<typeof reelSource>;

export const newReel = {
  type: 'object',
  properties: {
    title: { ...title, description: 'The title of the source by default' },
    source: {
      ...reelSource,
      description: 'Takes the highlights of a recording, note, tag or insight that have seconds, at most 100',
    },
    highlightIds: {
      type: 'array',
      items: id,
      minItems: 1,
      maxItems: REEL_ITEMS_MAX,
      description: 'Highlights of one project, in this order; instead of `source`',
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export type NewReel = Infer<typeof newReel>;

export const createdReel = {
  type: 'object',
  properties: {
    id,
    skipped: {
      type: 'integer',
      description: 'Highlights that were left out: without seconds, of another project, or more than 100',
    },
  },
  required: ['id', 'skipped'],
} as const satisfies ObjectSchema;
export type CreatedReel = Infer<typeof createdReel>;

export const reelUpdate = {
  type: 'object',
  properties: {
    title,
    captions,
    items: { type: 'array', items: reelItem, maxItems: REEL_ITEMS_MAX, description: 'All items, in order' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type ReelUpdate = Infer<typeof reelUpdate>;

export const reelQuery = {
  type: 'object',
  properties: {
    projectId: { ...id, description: 'Only those of this project' },
    sourceType: { type: 'string', enum: REEL_SOURCES, description: 'Only those made from such a source' },
    sourceId: { ...id, description: 'Only those made from this source' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type ReelQuery = Infer<typeof reelQuery>;

const summary = {
  id,
  projectId: id,
  title: { type: 'string' },
  source: { ...reelSource, nullable: true, description: 'Null for a reel of chosen highlights' },
  captions,
  itemCount: { type: 'integer', minimum: 0 },
  durationMs: { type: 'integer', minimum: 0, description: 'Without the cuts' },
  version,
  createdBy: id,
  createdByName: { type: 'string' },
  createdAt: { type: 'string', format: 'date-time' },
  updatedAt: { type: 'string', format: 'date-time' },
} as const;
const always = [
  'id',
  'projectId',
  'title',
  'source',
  'captions',
  'itemCount',
  'durationMs',
  'version',
  'createdBy',
  'createdByName',
  'createdAt',
  'updatedAt',
] as const;

/** A reel in a list. */
export const reelSummary = { type: 'object', properties: summary, required: always } as const satisfies ObjectSchema;
export type ReelSummary = Infer<typeof reelSummary>;

export const shownReelItem = {
  type: 'object',
  properties: {
    ...reelItem.properties,
    durationMs: { type: 'integer', minimum: 0, description: 'Without the cuts' },
    label: { type: 'string', description: 'The words of its highlight; empty for seconds without one' },
    speaker: { type: 'string', nullable: true },
    noteId: { ...id, nullable: true },
    noteTitle: { type: 'string', nullable: true },
    file: {
      type: 'object',
      nullable: true,
      description: 'Null if the recording is gone',
      properties: { name: { type: 'string' }, picture: { type: 'boolean', description: 'Whether it is a video' } },
      required: ['name', 'picture'],
    },
  },
  required: [...reelItem.required, 'durationMs', 'label', 'speaker', 'noteId', 'noteTitle', 'file'],
} as const satisfies ObjectSchema;
export type ShownReelItem = Infer<typeof shownReelItem>;

export const reelView = {
  type: 'object',
  properties: { ...summary, items: { type: 'array', items: shownReelItem, description: 'In order' } },
  required: [...always, 'items'],
} as const satisfies ObjectSchema;
export type ReelView = Infer<typeof reelView>;

const word = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    startMs: ms,
    endMs: ms,
    speaker: { type: 'string', nullable: true },
  },
  required: ['text', 'startMs', 'endMs', 'speaker'],
} as const satisfies ObjectSchema;

export const reelWords = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { itemId: id, words: { type: 'array', items: word } },
        required: ['itemId', 'words'],
      },
      description: 'The words of each item, struck or not, and those up to 30 seconds around it',
    },
  },
  required: ['items'],
} as const satisfies ObjectSchema;
export type ReelWords = Infer<typeof reelWords>;

/** Files that are made from a reel at once. */
export const REEL_FORMATS = ['vtt', 'srt', 'otio', 'edl'] as const;
export type ReelFormat = (typeof REEL_FORMATS)[number];

export const reelExport = {
  type: 'object',
  properties: {
    format: {
      type: 'string',
      enum: REEL_FORMATS,
      description: 'Captions as WebVTT (default) or SubRip; an edit list as OpenTimelineIO or CMX 3600',
    },
  },
  required: [],
} as const satisfies ObjectSchema;

export const newReelRender = {
  type: 'object',
  properties: { video: { type: 'boolean', description: 'An MP4 with pictures and sound; false: an M4A, sound alone' } },
  required: ['video'],
} as const satisfies ObjectSchema;
