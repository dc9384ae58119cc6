import type { Infer, ObjectSchema } from '../kernel/index.ts';

/** Why a deed is not taken back twice: elsewhere, such as in another tab, it was taken back before. */
export const UNDONE_ALREADY = 'That was undone already';

/** Something a person did that can be taken back. */
export const undoView = {
  type: 'object',
  properties: {
    undoId: { type: 'string', format: 'uuid', description: 'Takes it back: POST /undo/{undoId}' },
    label: { type: 'string', description: 'The action that can be undone', examples: ['Deleted a highlight'] },
    createdAt: { type: 'string', format: 'date-time' },
  },
  required: ['undoId', 'label', 'createdAt'],
} as const satisfies ObjectSchema;
export type UndoView = Infer<typeof undoView>;
