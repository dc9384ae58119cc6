import { useQueryClient } from '@tanstack/react-query';
import { documentQuery } from '../data/documents/queries.ts';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
import { invalidate } from '../kernel/queries/invalidate.ts';
import { showProblem } from '../kernel/show-problem.ts';
import { useUndo } from '../kernel/undo/use-undo.ts';

/** Saves the alternative text of a file. Offers undo. */
export function useAltText(fileId: string): (altText: string | null) => Promise<void> {
  const client = useQueryClient();
  const { done } = useUndo();
  const fresh = () => invalidate(client, documentQuery(fileId));
  return async (altText) => {
    try {
      const { undoId } = await answer(
        api.PUT('/api/v1/files/{fileId}/document/alt-text', { params: { path: { fileId } }, body: { altText } }),
      );
      await fresh();
      done('Changed the alternative text', async () => {
        await answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
        await fresh();
      });
    } catch (thrown) {
      showProblem(thrown, 'The text was not saved');
      throw thrown;
    }
  };
}
