import { keepPreviousData, useInfiniteQuery, type UseQueryResult } from '@tanstack/react-query';
import { itemsOf, type pagesOptions } from './pages.ts';

/** State of a list: loaded rows, error and next page. */
export interface Paged<Item> {
  /** undefined until loaded. */
  items: Item[] | undefined;
  problem: unknown;
  again: () => void;
  /** null on the last page. */
  more: (() => void) | null;
  loadingMore: boolean;
  /** The rows belong to the previous query. */
  outdated?: boolean;
}

/** State of a complete list: `listOf(useQuery(foldersQuery()))`. */
export const listOf = <Item>({
  data,
  error,
  refetch,
}: UseQueryResult<Item[]>): Pick<Paged<Item>, 'items' | 'problem' | 'again'> => ({
  items: data,
  problem: error,
  again: () => void refetch(),
});

interface How {
  enabled?: boolean;
  /** Keeps the rows until the next query has loaded, such as while typing a filter. */
  keep?: boolean;
}

/** State of a paged list: `usePages(noteListQuery(projectId, filter), { keep: true })`. */
export function usePages<Item>(
  list: ReturnType<typeof pagesOptions<Item>>,
  { enabled = true, keep = false }: How = {},
): Paged<Item> {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = useInfiniteQuery({
    ...list,
    enabled,
    placeholderData: keep ? keepPreviousData : undefined,
  });
  return {
    items: data && itemsOf(data),
    problem: error,
    again: () => void refetch(),
    more: hasNextPage
      ? () => {
          if (!isFetchingNextPage) void fetchNextPage();
        }
      : null,
    loadingMore: isFetchingNextPage,
    outdated: isPlaceholderData,
  };
}
