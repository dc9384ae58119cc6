import { type Infer, type ObjectSchema, TITLE_MAX } from '../kernel/index.ts';
import { EXPORT_EVENTS } from './pipeline.ts';
import { MEDIA_STATES } from './states.ts';

/** A clip of a recording, in milliseconds. */
export const newClip = {
  type: 'object',
  properties: {
    startMs: { type: 'integer', minimum: 0, maximum: 86_400_000, examples: [1500] },
    endMs: { type: 'integer', minimum: 1, maximum: 86_400_000, examples: [9000] },
    name: { type: 'string', minLength: 1, maxLength: TITLE_MAX, description: 'Default: the name of the recording' },
  },
  required: ['startMs', 'endMs'],
} as const satisfies ObjectSchema;
export type NewClip = Infer<typeof newClip>;

const maybeId = { type: 'string', format: 'uuid', nullable: true } as const;
const milliseconds = { type: 'integer', minimum: 0 } as const;

/** The result of a rendering (specification, document 001, section 3). */
const renderResult = {
  type: 'object',
  nullable: true,
  description: 'Null while it is rendered',
  properties: {
    fileId: { ...maybeId, description: 'The rendered file' },
    audioVideoFileId: { ...maybeId, description: 'The recording; null for a rendering of several' },
    workflowId: { type: 'string', format: 'uuid', description: 'The rendering' },
    richTextId: { ...maybeId, description: 'The note of the recording; null without one' },
    status: { type: 'string', enum: ['SUCCESS', 'FAILURE'] },
    renderTimeMs: { ...milliseconds, description: 'SUCCESS: of the successful try' },
    totalJobTimeMs: { ...milliseconds, description: 'SUCCESS: from the request to the result' },
    reason: { type: 'string', description: 'FAILURE: one sentence' },
  },
  required: ['fileId', 'audioVideoFileId', 'workflowId', 'richTextId', 'status'],
} as const satisfies ObjectSchema;
export type RenderResult = Infer<typeof renderResult>;

export const renderView = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    projectId: { type: 'string', format: 'uuid' },
    type: { type: 'string', enum: ['AUDIO_VIDEO_EXPORT', 'AUDIO_VIDEO_CLIP'] },
    name: { type: 'string' },
    video: { type: 'boolean', description: 'False for sound alone' },
    state: { type: 'string', enum: MEDIA_STATES },
    progress: { type: 'number', minimum: 0, maximum: 1 },
    message: { type: 'string', nullable: true, description: 'Why it failed or was canceled' },
    fileId: { type: 'string', format: 'uuid', nullable: true, description: 'The rendered file; null until it is done' },
    createdAt: { type: 'string', format: 'date-time' },
    result: renderResult,
    exportEvent: { type: 'string', enum: EXPORT_EVENTS, description: 'The last event of the pipeline' },
  },
  required: [
    'id',
    'projectId',
    'type',
    'name',
    'video',
    'state',
    'progress',
    'message',
    'fileId',
    'createdAt',
    'result',
    'exportEvent',
  ],
} as const satisfies ObjectSchema;
export type RenderView = Infer<typeof renderView>;

export const renderList = {
  type: 'object',
  properties: { items: { type: 'array', items: renderView } },
  required: ['items'],
} as const satisfies ObjectSchema;
