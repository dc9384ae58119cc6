import { api } from '../api/client.ts';
import { answer } from '../api/send.ts';

/** The answer to a change that the server can undo; null if nothing changed. */
export interface Undoable {
  readonly undoId: string | null;
}

/** Undoes a change that the server stored. */
export const undoChange = (undoId: string): Promise<unknown> =>
  answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
