import type { ObjectSchema } from '../kernel/index.ts';

/** As for moments: at most 30 days. */
const seconds = { type: 'number', minimum: 0, maximum: 2_592_000 } as const;

/** The seconds of a highlight in its recording (specification, document 001, section 3). */
export const audioVideo = {
  type: 'object',
  nullable: true,
  description: 'The seconds of its recording; null if it has no times or the note has no recording',
  properties: {
    fileId: { type: 'string', format: 'uuid' },
    startTime: seconds,
    endTime: seconds,
    snippetStartTime: { ...seconds, description: 'Where playing starts: the trimmed start, else `startTime`' },
    snippetEndTime: { ...seconds, description: 'Where playing ends: the trimmed end, else `endTime`' },
    type: { type: 'string', enum: ['AUDIO', 'AV', 'VIDEO'], description: 'AV has a picture and sound' },
  },
  required: ['fileId', 'startTime', 'endTime', 'snippetStartTime', 'snippetEndTime', 'type'],
} as const satisfies ObjectSchema;
