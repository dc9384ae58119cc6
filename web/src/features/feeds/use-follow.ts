import type { FollowedType, FollowsView } from '@evident/domain/feeds';
import { followsQuery } from '../../data/feeds/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';

export interface Following {
  type: FollowedType;
  id: string;
  title: string;
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
      undo: () => set(following, !following.follows),
    }),
  });
}
