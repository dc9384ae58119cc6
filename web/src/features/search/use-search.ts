import type { SearchResult } from '@evident/domain/search';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type OneTypeTab, type SearchAsk, searchOfTabQuery } from '../../data/search/queries.ts';

/** Results of one tab, page by page, up to the maximum. */
export function useSearchOfTab(ask: SearchAsk, tab: OneTypeTab) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...searchOfTabQuery(ask, tab),
    placeholderData: keepPreviousData,
  });
  const items: SearchResult[] | undefined = data?.pages.flatMap(({ groups }) => groups[0]?.items ?? []);
  const { groups, relaxed = false, missing = [] } = data?.pages[0] ?? {};
  return {
    items,
    total: groups?.[0]?.total ?? 0,
    relaxed,
    missing,
    problem: error,
    again: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : null,
    loadingMore: isFetchingNextPage,
  };
}
