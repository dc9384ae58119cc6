import type { FeedUpdate, FeedView, NewFeed } from '@evident/domain/feeds';
import { useQueryClient } from '@tanstack/react-query';
import { feedQuery, feedsQuery } from '../../data/feeds/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

/** Saves a new feed. */
export function useCreateFeed() {
  const client = useQueryClient();
  return useCreate({
    create: (body: NewFeed, header) => answer(api.POST('/api/v1/feeds', { params: { header }, body })),
    onSuccess: () => invalidate(client, feedsQuery()),
  });
}

/** Changes and deletes a feed, with Undo. Resolve to whether it was done. */
export function useFeedChanges({ id, title, version }: Pick<FeedView, 'id' | 'title' | 'version'>) {
  const client = useQueryClient();
  const { done } = useUndo();
  const refetch = () => invalidate(client, feedsQuery(), feedQuery(id));
  const undoable = async (label: string, asked: Promise<{ undoId: string }>): Promise<boolean> => {
    try {
      const { undoId } = await asked;
      done(label, async () => {
        await answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
        await refetch();
      });
      return true;
    } catch (thrown) {
      showProblem(thrown, 'The feed was not changed');
      return false;
    } finally {
      void refetch();
    }
  };
  return {
    update: (label: string, body: FeedUpdate) =>
      undoable(
        label,
        answer(
          api.PATCH('/api/v1/feeds/{feedId}', {
            params: { path: { feedId: id }, header: unlessChanged(version) },
            body,
          }),
        ),
      ),
    remove: () =>
      undoable(
        `Deleted “${title}”`,
        answer(api.DELETE('/api/v1/feeds/{feedId}', { params: { path: { feedId: id } } })),
      ),
  };
}
