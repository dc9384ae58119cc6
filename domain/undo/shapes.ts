import type { Infer, ObjectSchema } from '../kernel/index.ts';

/** Refusal of a second undo, such as from another tab. */
export const UNDONE_ALREADY = 'That was undone already';

/** A change by a member that can be undone. */
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
