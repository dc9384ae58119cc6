import type { SearchResult, SearchResults } from '@evident/domain/search';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type OneTypeTab, type SearchAsk, searchOfTabQuery } from '../../data/search/queries.ts';

/** Types take turns on a tab, because their scores cannot be compared. */
export function inTabOrder(pages: readonly Pick<SearchResults, 'groups'>[]): SearchResult[] {
  const types = new Set(pages.flatMap(({ groups }) => groups.map(({ type }) => type)));
  const lists = [...types].map((type) =>
    pages.flatMap(({ groups }) => groups.find((group) => group.type === type)?.items ?? []),
  );
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** Results of one tab, page by page, up to the maximum. */
export function useSearchOfTab(ask: SearchAsk, tab: OneTypeTab) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...searchOfTabQuery(ask, tab),
    placeholderData: keepPreviousData,
  });
  const items = data && inTabOrder(data.pages);
  const { groups, relaxed = false, missing = [] } = data?.pages[0] ?? {};
  return {
    items,
    total: (groups ?? []).reduce((sum, { total }) => sum + total, 0),
    relaxed,
    missing,
    problem: error,
    again: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : null,
    loadingMore: isFetchingNextPage,
  };
}
