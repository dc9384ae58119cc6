import { useQueryClient } from '@tanstack/react-query';
import { wrapListQuery, wrapQuery } from '../../data/wraps/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

/** Renames and deletes a wrap; both offer undo. */
export function useWrapChanges({ id: wrapId, projectId }: { id: string; projectId: string | null }) {
  const client = useQueryClient();
  const { done } = useUndo();
  const path = { path: { wrapId } };
  const refetch = async () => {
    await invalidate(client, wrapListQuery(projectId));
    await invalidate(client, wrapQuery(wrapId));
  };
  const undoable = async (label: string, change: () => Promise<{ undoId: string }>): Promise<void> => {
    try {
      const { undoId } = await change();
      await refetch();
      done(label, async () => {
        await answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
        await refetch();
      });
    } catch (thrown) {
      showProblem(thrown);
    }
  };
  return {
    rename: (title: string) =>
      undoable('Renamed a wrap', () => answer(api.PATCH('/api/v1/wraps/{wrapId}', { params: path, body: { title } }))),
    remove: () => undoable('Deleted a wrap', () => answer(api.DELETE('/api/v1/wraps/{wrapId}', { params: path }))),
  };
}
