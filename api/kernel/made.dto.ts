import type { ObjectSchema } from '@evident/domain/kernel';
import { dtoFrom } from './dto.ts';

const made = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid', description: 'The id of what was made' } },
  required: ['id'],
} as const satisfies ObjectSchema;

export class MadeDto extends dtoFrom(made) {}
