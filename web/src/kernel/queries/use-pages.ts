import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query';

interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** What a list shows: its rows so far, what went wrong, and the way to more. */
export interface Paged<Item> {
  /** undefined until the first answer. */
  items: Item[] | undefined;
  problem: unknown;
  again: () => void;
  /** null when there is no more. */
  more: (() => void) | null;
  loadingMore: boolean;
  /** These are the rows of what was asked before. */
  outdated?: boolean;
}

interface How {
  enabled?: boolean;
  /** What is there stays in sight until another question is answered, such as the next letter of a filter. */
  keep?: boolean;
}

/** A list that goes on from the cursor of its last page, so that rows written meanwhile neither double nor hide others. */
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
