import type { ObjectSchema } from '@evident/domain/kernel';
import { dtoFrom } from './dto.ts';

const undoable = {
  type: 'object',
  properties: { undoId: { type: 'string', format: 'uuid', description: 'Takes it back: POST /undo/{undoId}' } },
  required: ['undoId'],
} as const satisfies ObjectSchema;

export class UndoableDto extends dtoFrom(undoable) {}
