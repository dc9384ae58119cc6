import type { MovePreview, MoveRequest } from '@evident/domain/moving';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

export const MOVE = 'move';

/** The effects of a move. Never cached, because others may change the objects at any time. */
export const movePreviewQuery = (projectId: string, request: MoveRequest) =>
  queryOptions({
    queryKey: [MOVE, projectId, request],
    queryFn: (): Promise<MovePreview> =>
      answer(
        api.POST('/api/v1/projects/{projectId}/moves/preview', { params: { path: { projectId } }, body: request }),
      ),
    staleTime: 0,
    gcTime: 0,
  });
