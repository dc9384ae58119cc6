import type { ObjectSchema } from '../kernel/index.ts';

/** A member as shown to others. */
export const personRef = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: {
      type: 'string',
      description: '‘Deleted user’ once the person has left the workspace',
      examples: ['Ada Lovelace'],
    },
  },
  required: ['id', 'name'],
} as const satisfies ObjectSchema;
