import type { SharedView } from '@evident/domain/sharing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { sharedQuery, type Key } from '../../data/sharing/queries.ts';
import { asProblem, type ApiProblem } from '../../kernel/api/api-problem.ts';

interface Shared {
  shared: SharedView | undefined;
  problem: ApiProblem | null;
  again: () => void;
  /** Loads the next page; null after the last. */
  more: (() => void) | null;
  loadingMore: boolean;
}

/** The content of a public link, page by page. Refetched on window focus, so that revoked content disappears. */
export function useShared(key: Key): Shared {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(sharedQuery(key));
  return {
    shared: data && { ...data.pages[0]!, documents: data.pages.flatMap(({ documents }) => documents) },
    problem: error ? asProblem(error) : null,
    again: () => void refetch(),
    more: hasNextPage
      ? () => {
          if (!isFetchingNextPage) void fetchNextPage();
        }
      : null,
    loadingMore: isFetchingNextPage,
  };
}
