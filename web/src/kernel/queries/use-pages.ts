import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';

interface Page<Item> { items: Item[]; next: string | null }

/** What a list shows: its rows so far, what went wrong, and the way to more. */
export interface Paged<Item> {
  /** undefined until the first answer. */
  items: Item[] | undefined;
  problem: unknown;
  again: () => void;
  /** null when there is no more. */
  more: (() => void) | null;
  loadingMore: boolean;
}

/** A list that goes on from the cursor of its last page, so that rows written meanwhile neither double nor hide others. */
export function usePages<Item>(queryKey: QueryKey, ask: (cursor: string | undefined) => Promise<Page<Item>>, enabled = true): Paged<Item> {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey, enabled,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return {
    items: data?.pages.flatMap(({ items }) => items),
    problem: error,
    again: () => void refetch(),
    more: hasNextPage ? () => { if (!isFetchingNextPage) void fetchNextPage(); } : null,
    loadingMore: isFetchingNextPage,
  };
}
