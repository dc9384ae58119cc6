import type { ItemType, ItemView, NewsItem } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { usePages, type Paged } from '../../kernel/queries/use-pages.ts';

const PAGE = 50;
const STARS_SHOWN = 200;

/** What the reader opened, the latest first. */
export function useRecent(type?: ItemType): Paged<ItemView> {
  return usePages(['items', 'recent', type ?? 'all'], (cursor) =>
    answer(api.GET('/api/v1/visits', { params: { query: { type: type && [type], cursor, limit: PAGE } } })),
  );
}

/** What the reader made, the latest first. */
export function useYourWork(type?: ItemType): Paged<ItemView> {
  return usePages(['items', 'your-work', type ?? 'all'], (cursor) =>
    answer(api.GET('/api/v1/your-work', { params: { query: { type: type && [type], cursor, limit: PAGE } } })),
  );
}

/** What a member made, as far as the reader may see it, newest first. */
export function useMemberWork(memberId: string, type?: ItemType): Paged<ItemView> {
  return usePages(['items', 'member-work', memberId, type ?? 'all'], (cursor) =>
    answer(
      api.GET('/api/v1/members/{memberId}/work', {
        params: { path: { memberId }, query: { type: type && [type], cursor, limit: PAGE } },
      }),
    ),
  );
}

/** What other members did that the reader has not opened yet, newest first. */
export function useNews(): Pick<Paged<NewsItem>, 'items' | 'problem' | 'again'> {
  const { data, error, refetch } = useQuery({
    queryKey: ['items', 'news'],
    queryFn: () => answer(api.GET('/api/v1/news')),
  });
  return { items: data?.items, problem: error, again: () => void refetch() };
}

/** What the reader starred, the latest first. */
export function useStars(): readonly ItemView[] {
  return (
    useQuery({
      queryKey: ['stars'],
      queryFn: async (): Promise<ItemView[]> =>
        (await answer(api.GET('/api/v1/stars', { params: { query: { limit: STARS_SHOWN } } }))).items,
    }).data ?? []
  );
}
