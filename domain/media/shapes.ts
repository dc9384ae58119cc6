import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { WAITING_REASONS } from './queue.ts';
import { MEDIA_STATES } from './states.ts';
import { PIPELINE_EVENTS } from './pipeline.ts';
import { MEDIA_JOB_EVENTS, MEDIA_JOB_TYPES } from './news.ts';

const url = { type: 'string', nullable: true, description: 'Relative address; null until it is ready' } as const;
const fraction = { type: 'number', minimum: 0, maximum: 1 } as const;
const count = { type: 'integer', minimum: 0 } as const;

const mediaJobView = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: MEDIA_JOB_TYPES },
    step: { type: 'string', description: 'The part of the job', examples: ['hls-360'] },
    event: { type: 'string', enum: MEDIA_JOB_EVENTS, nullable: true, description: 'The last event; null if waiting' },
    progress: fraction,
    code: { type: 'string', nullable: true },
    message: { type: 'string', nullable: true },
  },
  required: ['type', 'step', 'event', 'progress', 'code', 'message'],
} as const satisfies ObjectSchema;

/** The processing of a recording, and the addresses of what it made. Times in milliseconds. */
export const mediaView = {
  type: 'object',
  properties: {
    state: { type: 'string', enum: MEDIA_STATES },
    version: {
      type: 'string',
      description: 'Another one once the bytes of the recording are replaced, as by redaction',
    },
    progress: fraction,
    waiting: {
      type: 'object',
      nullable: true,
      description: 'Why it waits; null unless it does',
      properties: {
        reason: {
          type: 'string',
          enum: WAITING_REASONS,
          description: 'AHEAD: recordings of the workspace come first. TURN: the worker is busy with other work',
        },
        ahead: { ...count, description: 'Recordings of the workspace that are prepared first' },
      },
      required: ['reason', 'ahead'],
    },
    message: { type: 'string', nullable: true, description: 'Why it failed or was canceled' },
    durationMs: { ...count, nullable: true },
    hasVideo: { type: 'boolean' },
    hasAudio: { type: 'boolean' },
    width: { ...count, nullable: true },
    height: { ...count, nullable: true },
    playlist: { ...url, description: 'HLS playlist; null until one size can be played' },
    audio: { ...url, description: 'The sound as AAC in MP4, with normalized loudness' },
    poster: { ...url, description: 'A picture as JPEG' },
    thumbnails: {
      type: 'object',
      nullable: true,
      properties: { intervalMs: count, count, url: { type: 'string', description: 'Append /{number}, from 0' } },
      required: ['intervalMs', 'count', 'url'],
    },
    storyboard: {
      type: 'object',
      nullable: true,
      properties: {
        intervalMs: count,
        columns: count,
        rows: count,
        tileWidth: count,
        tileHeight: count,
        sheets: { type: 'array', items: { type: 'string' } },
      },
      required: ['intervalMs', 'columns', 'rows', 'tileWidth', 'tileHeight', 'sheets'],
    },
    waveform: { ...url, description: 'JSON: intervalMs, and peaks from 0 to 255' },
    events: {
      type: 'array',
      items: { type: 'string', enum: PIPELINE_EVENTS },
      description: 'Events of the pipeline so far; one for each ended step',
    },
    jobs: { type: 'array', items: mediaJobView },
  },
  required: [
    'state',
    'version',
    'progress',
    'waiting',
    'message',
    'durationMs',
    'hasVideo',
    'hasAudio',
    'width',
    'height',
    'playlist',
    'audio',
    'poster',
    'thumbnails',
    'storyboard',
    'waveform',
    'events',
    'jobs',
  ],
} as const satisfies ObjectSchema;
export type MediaView = Infer<typeof mediaView>;
