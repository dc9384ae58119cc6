import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query';

interface Page<Item> {
  items: Item[];
  next: string | null;
}

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

interface How {
  enabled?: boolean;
  /** Shows the previous rows until the next query has loaded, such as while typing a filter. */
  keep?: boolean;
}

/** Loads a list by cursor, so that concurrent inserts neither duplicate nor hide rows. */
export function usePages<Item>(
  queryKey: QueryKey,
  ask: (cursor: string | undefined) => Promise<Page<Item>>,
  { enabled = true, keep = false }: How = {},
): Paged<Item> {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = useInfiniteQuery({
    queryKey,
    enabled,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keep ? keepPreviousData : undefined,
  });
  return {
    items: data?.pages.flatMap(({ items }) => items),
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
