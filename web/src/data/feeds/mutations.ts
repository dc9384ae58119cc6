import type { FeedUpdate, FeedView, NewFeed, FollowView, FollowsView } from '@evident/domain/feeds';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { feedQuery, feedsQuery, followsQuery } from './queries.ts';

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
  const path = { feedId: id };
  return useUndoable(refetch, ({ attempt }) => ({
    update: (label: string, body: FeedUpdate) => {
      const params = { path, header: unlessChanged(version) };
      return attempt(label, answer(api.PATCH('/api/v1/feeds/{feedId}', { params, body })), REFUSED);
    },
    remove: () =>
      attempt(`Deleted “${title}”`, answer(api.DELETE('/api/v1/feeds/{feedId}', { params: { path } })), REFUSED),
  }));
}

export interface Following extends Pick<FollowView, 'type' | 'id' | 'title'> {
  follows: boolean;
}

const set = ({ type, id }: Following, follows: boolean): Promise<unknown> => {
  const params = { params: { path: { type, id } } };
  return follows
    ? answer(api.PUT('/api/v1/follows/{type}/{id}', params))
    : answer(api.DELETE('/api/v1/follows/{type}/{id}', params));
};

const withFollow = (view: FollowsView, { type, id, title, follows }: Following): FollowsView => ({
  ...view,
  items: follows
    ? [{ type, id, title, project: null, at: new Date().toISOString() }, ...view.items]
    : view.items.filter((item) => item.id !== id),
});

/** Follows an object or stops following it, optimistically. */
export function useFollow() {
  return useOptimistic<Following, unknown>({
    change: (following) => set(following, following.follows),
    refused: 'Following was not changed',
    updates: () => [updated(followsQuery(), withFollow)],
    undo: (_, following) => ({
      label: following.follows ? `Following “${following.title}”` : `Unfollowed “${following.title}”`,
      undo: async () => {
        await set(following, !following.follows);
        return () => set(following, following.follows);
      },
    }),
  });
}
