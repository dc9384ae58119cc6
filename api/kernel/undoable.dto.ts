import type { ObjectSchema, Uuid } from '@evident/domain/kernel';
import { dtoFrom } from './dto.ts';

const undoableShape = {
  type: 'object',
  properties: { undoId: { type: 'string', format: 'uuid', description: 'Takes it back: POST /undo/{undoId}' } },
  required: ['undoId'],
} as const satisfies ObjectSchema;

const maybeUndoable = {
  type: 'object',
  properties: {
    undoId: {
      ...undoableShape.properties.undoId,
      nullable: true,
      description: 'Takes it back: POST /undo/{undoId}; null if nothing changed',
    },
  },
  required: ['undoId'],
} as const satisfies ObjectSchema;

export class UndoableDto extends dtoFrom(undoableShape) {}
export class MaybeUndoableDto extends dtoFrom(maybeUndoable) {}

/** The response of a change that can be undone. */
export const undoable = (undoId: Uuid): { undoId: Uuid } => ({ undoId });
