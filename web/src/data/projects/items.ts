import type { ItemType, ItemView, NewsItem } from '@evident/domain/projects';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, INSIGHT_CHANGES, NOTE_CHANGES, PROJECT_CHANGES } from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { pagesOptions, type Pages } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';
import { mediumChanges } from '../media/medium-changes.ts';

const PAGE = 50;
const STARS_SHOWN = 200;

/** Lists of items of all types. Any item can appear, be renamed or disappear. */
const ANY_ITEM = {
  ...on(ACCESS_CHANGES, true),
  ...on(PROJECT_CHANGES, true),
  ...on(NOTE_CHANGES, true),
  ...on(INSIGHT_CHANGES, true),
  'folder:changed': true,
} as const;

export const itemLists = family<Pages<ItemView>>('items');
export const recentLists = family<Pages<ItemView>>('items', 'recent');

/** Recently opened items, latest first. */
export const recentQuery = (type?: ItemType) =>
  pagesOptions<ItemView>(
    [...recentLists.queryKey, type ?? 'all'],
    (cursor) => answer(api.GET('/api/v1/visits', { params: { query: { type: type && [type], cursor, limit: PAGE } } })),
    { ...ANY_ITEM, ...mediumChanges() },
  );

/** Items the member created, latest first. */
export const yourWorkQuery = (type?: ItemType) =>
  pagesOptions<ItemView>(
    [...itemLists.queryKey, 'your-work', type ?? 'all'],
    (cursor) =>
      answer(api.GET('/api/v1/your-work', { params: { query: { type: type && [type], cursor, limit: PAGE } } })),
    { ...ANY_ITEM, ...mediumChanges() },
  );

/** Visible items of another member, latest first. */
export const memberWorkQuery = (memberId: string, type?: ItemType) =>
  pagesOptions<ItemView>(
    [...itemLists.queryKey, 'member-work', memberId, type ?? 'all'],
    (cursor) =>
      answer(
        api.GET('/api/v1/members/{memberId}/work', {
          params: { path: { memberId }, query: { type: type && [type], cursor, limit: PAGE } },
        }),
      ),
    { ...ANY_ITEM, ...mediumChanges(), 'member:changed': { memberId } },
  );

/** Unread changes by other members, newest first. */
export const newsQuery = () =>
  queryOptions({
    queryKey: ['news'],
    queryFn: async (): Promise<NewsItem[]> => (await answer(api.GET('/api/v1/news'))).items,
    meta: touchedBy<NewsItem[]>(ANY_ITEM),
  });

/** Starred items, latest first. */
export const starsQuery = () =>
  queryOptions({
    queryKey: ['stars'],
    queryFn: async (): Promise<ItemView[]> =>
      (await answer(api.GET('/api/v1/stars', { params: { query: { limit: STARS_SHOWN } } }))).items,
    meta: touchedBy<ItemView[]>({ ...ANY_ITEM, ...mediumChanges() }),
  });
