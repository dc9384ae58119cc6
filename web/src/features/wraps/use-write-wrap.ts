import { useQueryClient } from '@tanstack/react-query';
import { wrapListQuery } from '../../data/wraps/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';

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
