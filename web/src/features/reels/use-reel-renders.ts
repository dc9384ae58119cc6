import type { RenderView } from '@evident/domain/media';
import { useQueryClient } from '@tanstack/react-query';
import { reelRendersQuery } from '../../data/reels/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';

/** Starts and cancels renderings of a reel. */
export function useReelRenders({ id: reelId, projectId }: { readonly id: string; readonly projectId: string }) {
  const client = useQueryClient();
  const query = reelRendersQuery(reelId, projectId);
  const { mutate } = useCreate<RenderView, { video: boolean }>({
    create: (body, header) =>
      answer(api.POST('/api/v1/reels/{reelId}/renders', { params: { path: { reelId }, header }, body })),
    onSuccess: () => invalidate(client, query),
    onError: (thrown) => showProblem(thrown),
  });
  return {
    render: (video: boolean) => mutate({ video }),
    cancel: async (renderId: string) => {
      try {
        await answer(api.POST('/api/v1/renders/{renderId}/cancel', { params: { path: { renderId } } }));
      } catch (thrown) {
        showProblem(thrown);
      }
      await invalidate(client, query);
    },
  };
}
