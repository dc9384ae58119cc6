import type { CreatedSummary, NewSummary, SummaryTarget } from '@evident/domain/summaries';
import { useQueryClient } from '@tanstack/react-query';
import { summariesQuery } from '../../data/summaries/queries.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import type { IdempotencyHeader } from '../../kernel/queries/creation.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showToast } from '../../kernel/toasts.ts';

/** Changes of the summaries of an object. */
export function useSummaryChanges(target: SummaryTarget) {
  const client = useQueryClient();
  const { mutate, isPending } = useCreate<CreatedSummary, NewSummary>({
    create: (wanted, header) => summarize(target, wanted, header),
    onSuccess: () => invalidate(client, summariesQuery(target)),
    onError: (thrown) => {
      const { title, explanation } = asProblem(thrown);
      showToast({ tone: 'danger', title, message: explanation });
    },
  });
  return { summarize: mutate, busy: isPending };
}

function summarize(
  { type, id, filter }: SummaryTarget,
  body: NewSummary,
  header: IdempotencyHeader,
): Promise<CreatedSummary> {
  switch (type) {
    case 'NOTE':
      return answer(api.POST('/api/v1/notes/{noteId}/summaries', { params: { path: { noteId: id }, header }, body }));
    case 'INSIGHT':
      return answer(
        api.POST('/api/v1/insights/{insightId}/summaries', { params: { path: { insightId: id }, header }, body }),
      );
    case 'PROJECT':
      return answer(
        api.POST('/api/v1/projects/{projectId}/summaries', { params: { path: { projectId: id }, header }, body }),
      );
    case 'TAG':
      return answer(api.POST('/api/v1/tags/{tagId}/summaries', { params: { path: { tagId: id }, header }, body }));
    case 'FILTER':
      return answer(
        api.POST('/api/v1/summaries', { params: { header }, body: { projectId: id, filter: filter ?? '', ...body } }),
      );
  }
}
