import { useQueryClient } from '@tanstack/react-query';
import { trashLists } from '../../data/trash/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';

/** Restores and permanently deletes trash entries. */
export function useTrashChanges() {
  const client = useQueryClient();
  const at = (trashEntryId: string) => ({ params: { path: { trashEntryId } } });
  return {
    restore: async (id: string, title: string): Promise<void> => {
      try {
        const { movedTo } = await answer(api.POST('/api/v1/trash/{trashEntryId}/restore', at(id)));
        showToast({
          title: `Restored “${title}”`,
          message:
            movedTo === null
              ? undefined
              : `Its folder is no longer there. It is now ${movedTo === '' ? 'at the top level' : `in “${movedTo}”`}.`,
        });
      } catch (thrown) {
        showProblem(thrown);
      }
      await client.invalidateQueries();
    },
    deleteForever: async (id: string): Promise<void> => {
      await answer(api.DELETE('/api/v1/trash/{trashEntryId}', at(id)));
      await client.invalidateQueries(trashLists);
    },
  };
}
