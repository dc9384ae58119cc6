import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { MEDIA_STATES } from '../media/index.ts';
import { VIDEO_STYLES } from './redaction.ts';

const seconds = { type: 'number', minimum: 0 } as const;
const percent = { type: 'number', minimum: 0, maximum: 100 } as const;
const ms = { type: 'integer', minimum: 0 } as const;
const named = { fileId: id, audioVideoFileId: id, workflowId: id, richTextId: id } as const;

const videoEdit = {
  type: 'object',
  description: 'A hidden part of the recording, in seconds',
  properties: {
    type: { type: 'string' },
    redactionId: id,
    parameters: {
      type: 'object',
      properties: {
        videoBlur: { type: 'boolean' },
        audioMuted: { type: 'boolean' },
        audioBleep: { type: 'boolean', description: 'A tone in place of the muted sound' },
        videoStyle: {
          type: 'string',
          enum: VIDEO_STYLES,
          nullable: true,
          description: 'Null if the picture stays, or in edits from before',
        },
        region: {
          type: 'array',
          nullable: true,
          items: {
            type: 'object',
            properties: { at: seconds, left: percent, top: percent, width: percent, height: percent },
            required: ['at', 'left', 'top', 'width', 'height'],
          },
          description: 'Places of the hidden part; null for the whole picture',
        },
        start: seconds,
        end: seconds,
      },
      required: ['videoBlur', 'audioMuted', 'audioBleep', 'videoStyle', 'region', 'start', 'end'],
    },
  },
  required: ['type', 'redactionId', 'parameters'],
} as const satisfies ObjectSchema;

/** The job that makes the redacted version of a recording. */
export const recordingRedactionView = {
  type: 'object',
  properties: {
    fileId: id,
    workflowId: id,
    state: { type: 'string', enum: MEDIA_STATES },
    progress: { type: 'number', minimum: 0, maximum: 1 },
    message: { type: 'string', nullable: true, description: 'Why it failed or was canceled' },
    withheld: {
      type: 'boolean',
      description: 'Whether only members with full access can read the recording, until its redacted version exists',
    },
    hasOriginal: { type: 'boolean', description: 'Whether members with full access can still read the original' },
    videoEdits: { type: 'array', items: videoEdit },
    result: {
      type: 'object',
      nullable: true,
      properties: {
        ...named,
        status: { type: 'string', enum: ['SUCCESS', 'FAILURE'] },
        renderTimeMs: ms,
        totalJobTimeMs: ms,
        reason: { type: 'string' },
      },
      required: ['fileId', 'audioVideoFileId', 'workflowId', 'richTextId', 'status'],
    },
    error: {
      type: 'object',
      nullable: true,
      properties: { workflowId: id, stageKey: { type: 'string' }, cause: { type: 'string' } },
      required: ['workflowId', 'stageKey', 'cause'],
    },
  },
  required: [
    'fileId',
    'workflowId',
    'state',
    'progress',
    'message',
    'withheld',
    'hasOriginal',
    'videoEdits',
    'result',
    'error',
  ],
} as const satisfies ObjectSchema;
export type RecordingRedactionView = Infer<typeof recordingRedactionView>;
