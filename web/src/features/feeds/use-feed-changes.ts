import type { FeedUpdate, FeedView, NewFeed } from '@evident/domain/feeds';
import { useQueryClient } from '@tanstack/react-query';
import { feedQuery, feedsQuery } from '../../data/feeds/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';

/** Saves a new feed. */
export function useCreateFeed() {
  const client = useQueryClient();
  return useCreate({
    create: (body: NewFeed, header) => answer(api.POST('/api/v1/feeds', { params: { header }, body })),
    onSuccess: () => invalidate(client, feedsQuery()),
  });
}

const REFUSED = 'The feed was not changed';

/** Changes and deletes a feed, with Undo. Resolve to whether it was done. */
export function useFeedChanges({ id, title, version }: Pick<FeedView, 'id' | 'title' | 'version'>) {
  const client = useQueryClient();
  const refetch = () => void invalidate(client, feedsQuery(), feedQuery(id));
  return useUndoable(refetch, ({ attempt }) => ({
    update: (label: string, body: FeedUpdate) =>
      attempt(
        label,
        answer(
          api.PATCH('/api/v1/feeds/{feedId}', {
            params: { path: { feedId: id }, header: unlessChanged(version) },
            body,
          }),
        ),
        REFUSED,
      ),
    remove: () =>
      attempt(
        `Deleted “${title}”`,
        answer(api.DELETE('/api/v1/feeds/{feedId}', { params: { path: { feedId: id } } })),
        REFUSED,
      ),
  }));
}
