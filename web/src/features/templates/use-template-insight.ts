import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { pathOf } from '../../kernel/peek/peek.ts';
import { invalidateTouchedBy } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';

/** Creates an insight from a template and opens it. */
export function useTemplateInsight(projectId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCreate({
    create: (templateId: string, header) =>
      answer(
        api.POST('/api/v1/projects/{projectId}/insights-from-template', {
          params: { path: { projectId }, header },
          body: { templateId },
        }),
      ),
    onSuccess: ({ id }) => {
      void invalidateTouchedBy(client, { kind: 'insight:changed', insightId: id, projectId });
      void invalidateTouchedBy(client, { kind: 'field:arranged' });
      void navigate(pathOf({ kind: 'insight', id }));
    },
    onError: (thrown) => showProblem(thrown, 'Creating the insight failed'),
  });
}
