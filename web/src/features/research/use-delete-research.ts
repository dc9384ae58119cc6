import { useQueryClient } from '@tanstack/react-query';
import { researchListQuery, researchQuery } from '../../data/research/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';

/** Deletes a research, which can be undone. Resolves to whether it is gone. */
export function useDeleteResearch(researchId: string): () => Promise<boolean> {
  const client = useQueryClient();
  const refetch = () => invalidate(client, researchListQuery());
  return useUndoable(refetch, ({ attempt }) => ({
    remove: () =>
      attempt(
        'Deleted a research',
        answer(api.DELETE('/api/v1/research/{researchId}', { params: { path: { researchId } } })),
        undefined,
        { undone: () => invalidate(client, researchQuery(researchId)) },
      ),
  })).remove;
}
