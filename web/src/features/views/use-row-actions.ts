import { KINDS, kindOf } from '@evident/domain/kinds';
import { type RowAction, type RowActionWanted, actionLabel } from '@evident/domain/views';
import { projectRows } from '../../data/views/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { refetched } from '../../kernel/queries/cache-updates.ts';
import { idempotencyKey } from '../../kernel/queries/creation.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';

/** Archives, deletes or stars many notes or insights as one change that can be undone. */
export function useRowActions(projectId: string, objectType: RowActionWanted['objectType']) {
  const { many } = KINDS[kindOf(objectType)];
  const { mutateAsync, isPending } = useOptimistic<{ action: RowAction; ids: string[] }, { undoId: string }>({
    change: (wanted) =>
      answer(
        api.POST('/api/v1/projects/{projectId}/row-actions', {
          params: { path: { projectId }, header: idempotencyKey() },
          body: { objectType, ...wanted },
        }),
      ),
    updates: () => [refetched(projectRows(projectId))],
    refused: `The ${many} were not changed`,
    label: (_, { action, ids }) => actionLabel({ objectType, action, ids }, ids.length),
  });
  return { act: mutateAsync, isPending };
}
