import type { FeedView, FollowsView } from '@evident/domain/feeds';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { everyPage, WHOLE } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, PROJECT_CHANGES, TAG_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** The member's feeds and the shared ones, by title. */
export const feedsQuery = () =>
  queryOptions({
    queryKey: ['feeds'],
    queryFn: (): Promise<FeedView[]> =>
      everyPage((cursor) => answer(api.GET('/api/v1/feeds', { params: { query: { limit: WHOLE, cursor } } }))),
    meta: touchedBy<FeedView[]>({ 'feed:changed': true }),
  });

export const feedQuery = (feedId: string) =>
  queryOptions({
    queryKey: ['feed', feedId],
    queryFn: (): Promise<FeedView> => answer(api.GET('/api/v1/feeds/{feedId}', { params: { path: { feedId } } })),
    meta: touchedBy<FeedView>({ 'feed:changed': { feedId } }),
  });

/** The objects that the member follows, and the filter that finds what is in it. */
export const followsQuery = () =>
  queryOptions({
    queryKey: ['follows'],
    queryFn: (): Promise<FollowsView> => answer(api.GET('/api/v1/follows')),
    meta: touchedBy<FollowsView>({
      ...on([...ACCESS_CHANGES, ...PROJECT_CHANGES, ...TAG_CHANGES, 'folder:changed'], true),
    }),
  });
