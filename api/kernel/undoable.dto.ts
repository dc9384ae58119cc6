import type { ObjectSchema } from '@evident/domain/kernel';
import { dtoFrom } from './dto.ts';

const undoable = {
  type: 'object',
  properties: { undoId: { type: 'string', format: 'uuid', description: 'Takes it back: POST /undo/{undoId}' } },
  required: ['undoId'],
} as const satisfies ObjectSchema;

const maybeUndoable = {
  type: 'object',
  properties: {
    undoId: {
      ...undoable.properties.undoId,
      nullable: true,
      description: 'Takes it back: POST /undo/{undoId}; null if nothing changed',
    },
  },
  required: ['undoId'],
} as const satisfies ObjectSchema;

export class UndoableDto extends dtoFrom(undoable) {}
export class MaybeUndoableDto extends dtoFrom(maybeUndoable) {}
