import { useQueryClient } from '@tanstack/react-query';
import { researchListQuery, researchQuery } from '../../data/research/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

/** Deletes a research, which can be undone. Resolves to whether it is gone. */
export function useDeleteResearch(researchId: string): () => Promise<boolean> {
  const client = useQueryClient();
  const { done } = useUndo();
  return async () => {
    try {
      const { undoId } = await answer(
        api.DELETE('/api/v1/research/{researchId}', { params: { path: { researchId } } }),
      );
      await invalidate(client, researchListQuery());
      done('Deleted a research', async () => {
        await answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
        await invalidate(client, researchListQuery());
        await invalidate(client, researchQuery(researchId));
      });
      return true;
    } catch (thrown) {
      showProblem(thrown);
      return false;
    }
  };
}
