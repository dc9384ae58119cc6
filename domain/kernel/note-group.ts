import type { ObjectSchema } from './schema.ts';

/** Notes made from one imported file, shown as one row of a list. */
export const noteGroup = {
  type: 'object', nullable: true, description: 'The rows of one imported table, in a grouped list; the other properties are those of the first',
  properties: { importFileId: { type: 'string', format: 'uuid' }, name: { type: 'string', description: 'The name of the file' }, noteCount: { type: 'integer', minimum: 2 } },
  required: ['importFileId', 'name', 'noteCount'],
} as const satisfies ObjectSchema;
