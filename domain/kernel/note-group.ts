import type { ObjectSchema } from './schema.ts';

/** Notes imported from one file, shown as one row. */
export const noteGroup = {
  type: 'object',
  nullable: true,
  description:
    'Set in a grouped list if the row represents all notes of one imported file. Its other properties are those of the first note',
  properties: {
    importFileId: { type: 'string', format: 'uuid' },
    name: { type: 'string', description: 'The name of the file' },
    noteCount: { type: 'integer', minimum: 2 },
  },
  required: ['importFileId', 'name', 'noteCount'],
} as const satisfies ObjectSchema;
