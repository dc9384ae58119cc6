import type { ObjectSchema } from '@evident/domain/kernel';
import { dtoFrom } from './dto.ts';

const created = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid', description: 'The id of what was made' } },
  required: ['id'],
} as const satisfies ObjectSchema;

export class CreatedDto extends dtoFrom(created) {}
