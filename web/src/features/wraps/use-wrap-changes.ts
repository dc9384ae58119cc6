import { useQueryClient } from '@tanstack/react-query';
import { wrapListQuery, wrapQuery } from '../../data/wraps/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';

/** Renames and deletes a wrap; both offer undo. */
export function useWrapChanges({ id: wrapId, projectId }: { id: string; projectId: string | null }) {
  const client = useQueryClient();
  const path = { path: { wrapId } };
  const refetch = async () => {
    await invalidate(client, wrapListQuery(projectId));
    await invalidate(client, wrapQuery(wrapId));
  };
  return useUndoable(refetch, ({ attempt }) => ({
    rename: (title: string) =>
      attempt('Renamed a wrap', answer(api.PATCH('/api/v1/wraps/{wrapId}', { params: path, body: { title } }))),
    remove: () => attempt('Deleted a wrap', answer(api.DELETE('/api/v1/wraps/{wrapId}', { params: path }))),
  }));
}
