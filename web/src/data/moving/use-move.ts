import type { MoveRequest } from '@evident/domain/moving';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { idempotencyKey } from '../../kernel/queries/creation.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { MOVE } from './queries.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

/** A request that brings objects into a project, with Undo. All lists are fetched again, since any may contain them. */
function useUndoableArrival() {
  const client = useQueryClient();
  const { done } = useUndo();
  return async <Arrival extends { undoId: string }>(label: string, asked: Promise<Arrival>): Promise<Arrival> => {
    const arrival = await asked;
    // The preview of the move itself is over.
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== MOVE });
    done(label, async () => {
      await answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId: arrival.undoId } } }));
      void client.invalidateQueries();
    });
    return arrival;
  };
}

/** Moves notes or insights to a project. */
export function useMove() {
  const arrive = useUndoableArrival();
  return (projectId: string, request: MoveRequest, label: string) =>
    arrive(
      label,
      answer(
        api.POST('/api/v1/projects/{projectId}/moves', {
          params: { path: { projectId }, header: idempotencyKey() },
          body: request,
        }),
      ),
    );
}

/** Copies an insight into a project. */
export function useCopyInsight(insightId: string) {
  const arrive = useUndoableArrival();
  return useCreate({
    create: ({ projectId }: { projectId: string }, header) =>
      arrive(
        'Duplicated the insight',
        answer(
          api.POST('/api/v1/projects/{projectId}/insight-copies', {
            params: { path: { projectId }, header },
            body: { insightId },
          }),
        ),
      ),
  });
}
