import { SEARCH_RESULTS, type SearchedType, type SearchResult, type SearchResults } from '@evident/domain/search';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

/** Of each type, on the tab with everything. */
export const FIRST = 5;
const PAGE = 50;

interface Ask {
  query: string;
  types?: SearchedType[];
  limit: number;
  offset?: number;
  signal?: AbortSignal;
}

export const search = ({ signal, ...query }: Ask): Promise<SearchResults> =>
  answer(api.GET('/api/v1/search', { params: { query }, signal }));

/** The best of each type and how many there are; what was found stays until the next answer. */
export function useEverything(words: string, enabled: boolean) {
  return useQuery({
    queryKey: ['search', words],
    queryFn: ({ signal }) => search({ query: words, limit: FIRST, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

/** Results of one type, page by page, up to the last that can be reached. */
export function useOneKind(words: string, type: SearchedType | null) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['search', words, type],
    queryFn: ({ pageParam, signal }) =>
      search({ query: words, types: [type!], limit: PAGE, offset: pageParam, signal }),
    enabled: type !== null && words !== '',
    initialPageParam: 0,
    getNextPageParam: ({ groups, offset }) => {
      const next = offset + PAGE;
      return next < Math.min(groups[0]?.total ?? 0, SEARCH_RESULTS) ? next : undefined;
    },
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

/** The titles of the projects that results lie in. */
export function useProjectTitles(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['search-projects'],
    queryFn: async () =>
      new Map(
        (
          await answer(
            api.GET('/api/v1/projects', {
              params: { query: { limit: 1000, status: ['active', 'completed', 'archived'] } },
            }),
          )
        ).items.map(({ id, title }) => [id, title] as const),
      ),
    staleTime: 60_000,
  });
  return data ?? NONE;
}

const NONE: ReadonlyMap<string, string> = new Map();
