import { ApiProblem } from '../api/api-problem.ts';
import { api } from '../api/client.ts';
import { answer } from '../api/send.ts';

/** The answer to a change that the server can undo; null if nothing changed. */
export interface Undoable {
  readonly undoId: string | null;
}

/** The object was changed since, so its change can no longer be undone, now or later. */
export class TooLateToUndo extends ApiProblem {
  constructor(message: string, title = message) {
    super(409, [{ code: 'InvalidOperation', title, message }]);
  }
}

/** Does an undone change again. Rejects if the same part was changed since its undo. */
export type Redo = () => Promise<unknown>;

/** Undoes a change that the server stored. Resolves to its redo; null if it can't be redone. */
export async function undoChange(undoId: string): Promise<Redo | null> {
  const path = { params: { path: { undoId } } };
  const { redoable } = await answer(api.POST('/api/v1/undo/{undoId}', path));
  return redoable ? () => answer(api.POST('/api/v1/undo/{undoId}/redo', path)) : null;
}

/** The same undo, with a refetch after it and after its redo. */
export const refetching = (undo: () => unknown, refetch: () => unknown) => async (): Promise<Redo | null> => {
  const redo = redoOf(await undo());
  await refetch();
  return (
    redo &&
    (async () => {
      await redo();
      await refetch();
    })
  );
};

/** The redo that an undo resolved to, if any. */
export const redoOf = (undone: unknown): Redo | null => (typeof undone === 'function' ? (undone as Redo) : null);

/** The redo of a creation that was undone by deleting: restores it. */
export const restoring = ({ undoId }: Undoable): Redo | null => (undoId === null ? null : () => undoChange(undoId));
