import { useState } from 'react';
import { undoChange } from './undo-change.ts';
import { type Changing, changing, onceAtATime } from './undoable.ts';
import { useUndo } from './use-undo.ts';

/**
 * Acts that the server can undo, each once at a time. `refetch` runs after a change, after a refusal and after its undo:
 *
 *     useUndoable(refetch, ({ attempt }) => ({
 *       remove: ({ id, title }: Feed) => attempt(`Deleted “${title}”`, answer(api.DELETE(…)), 'The feed was not deleted'),
 *     }))
 */
export function useUndoable<Acts extends Readonly<Record<string, (...given: never[]) => unknown>>>(
  refetch: () => unknown,
  acts: (changes: Changing) => Acts,
): Acts {
  const { done } = useUndo();
  const [running] = useState(() => new Map<string, unknown>());
  return onceAtATime(acts(changing(done, undoChange, refetch)), running);
}
