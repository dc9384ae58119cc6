import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { MEDIA_STATES } from '../media/index.ts';

const seconds = { type: 'number', minimum: 0 } as const;
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
        start: seconds,
        end: seconds,
      },
      required: ['videoBlur', 'audioMuted', 'start', 'end'],
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
