import type { NewResearch, NewResearchInsight, ResearchView } from '@evident/domain/research';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSaidAsInsight } from '../../ai/use-save-text.ts';
import { researchListQuery, researchQuery } from '../../data/research/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';

const failed = (thrown: Error) => {
  showProblem(thrown);
};

/** Starts a research. */
export function useStartResearch(onStarted: (researchId: string) => void) {
  const client = useQueryClient();
  return useCreate({
    create: (body: NewResearch, header) => answer(api.POST('/api/v1/research', { params: { header }, body })),
    onSuccess: ({ id }) => {
      void invalidate(client, researchListQuery());
      onStarted(id);
    },
    onError: failed,
  });
}

/** Stops a research. */
export function useStopResearch({ id: researchId }: Pick<ResearchView, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      answer(api.POST('/api/v1/research/{researchId}/cancellation', { params: { path: { researchId } } })),
    onError: failed,
    onSettled: () => invalidate(client, researchQuery(researchId)),
  });
}

/** Goes on with a research that failed or was stopped. */
export function useRetryResearch({ id: researchId }: Pick<ResearchView, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answer(api.POST('/api/v1/research/{researchId}/retry', { params: { path: { researchId } } })),
    onError: failed,
    onSettled: () => invalidate(client, researchQuery(researchId)),
  });
}

/** Saves the findings as an insight of a project, which can be undone. */
export function useSaveInsight({ id: researchId, question }: Pick<ResearchView, 'id' | 'question'>) {
  const client = useQueryClient();
  const said = useSaidAsInsight();
  const refresh = () => void invalidate(client, researchQuery(researchId));
  return useCreate({
    create: (body: NewResearchInsight, header) =>
      answer(api.POST('/api/v1/research/{researchId}/insight', { params: { path: { researchId }, header }, body })),
    onSuccess: ({ id, ...saved }, { projectId }) => {
      said('Saved as a draft insight', { id, projectId, title: question }, saved, refresh);
      refresh();
    },
    onError: failed,
  });
}
