import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { wrapListQuery, wrapQuery } from './queries.ts';

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

/** Requests a wrap of the last seven days of a project, or of the workspace. */
export function useWriteWrap(projectId: string | null, onRequested: () => void) {
  const client = useQueryClient();
  return useCreate({
    create: (_: void, header) =>
      answer(
        projectId === null
          ? api.POST('/api/v1/wraps', { params: { header }, body: {} })
          : api.POST('/api/v1/projects/{projectId}/wraps', { params: { path: { projectId }, header }, body: {} }),
      ),
    onSuccess: () => {
      onRequested();
      void invalidate(client, wrapListQuery(projectId));
    },
    onError: (thrown) => showProblem(thrown),
  });
}
