import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';

/** Refusal of a second undo, such as from another tab. */
export const UNDONE_ALREADY = 'That was undone already';

/** Refusal of a second redo. */
export const REDONE_ALREADY = 'That was redone already';

/** Whether an undone change can be redone. */
export const undoneView = {
  type: 'object',
  properties: { redoable: { type: 'boolean', description: 'Whether POST /undo/{undoId}/redo can redo it' } },
  required: ['redoable'],
} as const satisfies ObjectSchema;
export type UndoneView = Infer<typeof undoneView>;

/** A change by a member that can be undone. */
export const undoView = {
  type: 'object',
  properties: {
    undoId: { type: 'string', format: 'uuid', description: 'Takes it back: POST /undo/{undoId}' },
    label: { type: 'string', description: 'The action that can be undone', examples: ['Deleted a highlight'] },
    createdAt: { type: 'string', format: 'date-time' },
    project: {
      type: 'object',
      nullable: true,
      description: 'Where it was changed; null outside projects',
      properties: { id, title: { type: 'string', examples: ['Onboarding study'] } },
      required: ['id', 'title'],
    },
  },
  required: ['undoId', 'label', 'createdAt', 'project'],
} as const satisfies ObjectSchema;
export type UndoView = Infer<typeof undoView>;
