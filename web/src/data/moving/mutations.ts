import type { MoveRequest } from '@evident/domain/moving';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { type IdempotencyHeader, idempotencyKey } from '../../kernel/queries/creation.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { MOVE } from './queries.ts';

/** Moves notes or insights to a project, with Undo. All lists are fetched again, since any may contain them. */
export function useMove() {
  return useUndoable(useRefetch(), ({ change }) => ({
    move: (projectId: string, request: MoveRequest, label: string) =>
      change(
        label,
        answer(
          api.POST('/api/v1/projects/{projectId}/moves', {
            params: { path: { projectId }, header: idempotencyKey() },
            body: request,
          }),
        ),
      ),
  })).move;
}

/** Copies an insight into a project, with Undo. */
export function useCopyInsight(insightId: string) {
  const { copy } = useUndoable(useRefetch(), ({ change }) => ({
    copy: (projectId: string, header: IdempotencyHeader) =>
      change(
        'Duplicated the insight',
        answer(
          api.POST('/api/v1/projects/{projectId}/insight-copies', {
            params: { path: { projectId }, header },
            body: { insightId },
          }),
        ),
      ),
  }));
  return useCreate({ create: ({ projectId }: { projectId: string }, header) => copy(projectId, header) });
}

/** Refetches everything but the preview of the move, which is over. */
function useRefetch() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== MOVE });
}
