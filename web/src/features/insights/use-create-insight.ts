import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { pathOf } from '../../kernel/peek/peek.ts';
import { invalidateTouchedBy } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';

/** Creates an empty insight and opens it in edit mode. */
export function useCreateInsight(projectId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCreate({
    opensField: true,
    create: (_: void, header) =>
      answer(api.POST('/api/v1/projects/{projectId}/insights', { params: { path: { projectId }, header }, body: {} })),
    onSuccess: ({ id }) => {
      void invalidateTouchedBy(client, { kind: 'insight:changed', insightId: id, projectId });
      void navigate(pathOf({ kind: 'insight', id }));
    },
    onError: (thrown) => showProblem(thrown, 'Creating the insight failed'),
  });
}
