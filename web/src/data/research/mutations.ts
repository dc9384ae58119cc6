import type { NewResearch, NewResearchInsight, ResearchView } from '@evident/domain/research';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { useSaidAsInsight } from '../ai/mutations.ts';
import { researchListQuery, researchQuery } from './queries.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

/** Deletes a research, which can be undone. Resolves to whether it is gone. */
export function useDeleteResearch(researchId: string): () => Promise<boolean> {
  const client = useQueryClient();
  const refetch = () => invalidate(client, researchListQuery());
  return useUndoable(refetch, ({ attempt }) => ({
    remove: () =>
      attempt(
        'Deleted a research',
        answer(api.DELETE('/api/v1/research/{researchId}', { params: { path: { researchId } } })),
        undefined,
        { undone: () => invalidate(client, researchQuery(researchId)) },
      ),
  })).remove;
}

/** Starts a research. */
export function useStartResearch(onStarted: (researchId: string) => void) {
  const client = useQueryClient();
  return useCreate({
    create: (body: NewResearch, header) => answer(api.POST('/api/v1/research', { params: { header }, body })),
    onSuccess: ({ id }) => {
      void invalidate(client, researchListQuery());
      onStarted(id);
    },
    onError: (thrown) => showProblem(thrown),
  });
}

/** Stops a research. */
export function useStopResearch({ id: researchId }: Pick<ResearchView, 'id'>) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: () =>
      answer(api.POST('/api/v1/research/{researchId}/cancellation', { params: { path: { researchId } } })),
    onError: (thrown) => showProblem(thrown),
    onSettled: () => invalidate(client, researchQuery(researchId)),
  });
}

/** Goes on with a research that failed or was stopped. */
export function useRetryResearch({ id: researchId }: Pick<ResearchView, 'id'>) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: () => answer(api.POST('/api/v1/research/{researchId}/retry', { params: { path: { researchId } } })),
    onError: (thrown) => showProblem(thrown),
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
    onError: (thrown) => showProblem(thrown),
  });
}
