import { useQueryClient } from '@tanstack/react-query';
import { documentQuery } from '../data/documents/queries.ts';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
import { invalidate } from '../kernel/queries/invalidate.ts';
import { showProblem } from '../kernel/show-problem.ts';
import { useUndoable } from '../kernel/undo/use-undoable.ts';

/** Saves the alternative text of a file. Offers undo. */
export function useAltText(fileId: string): (altText: string | null) => Promise<void> {
  const client = useQueryClient();
  const fresh = () => invalidate(client, documentQuery(fileId));
  return useUndoable(fresh, ({ change }) => ({
    save: async (altText: string | null) => {
      try {
        const asked = answer(
          api.PUT('/api/v1/files/{fileId}/document/alt-text', { params: { path: { fileId } }, body: { altText } }),
        );
        await change('Changed the alternative text', asked);
      } catch (thrown) {
        showProblem(thrown, 'The text was not saved');
        throw thrown;
      }
    },
  })).save;
}
