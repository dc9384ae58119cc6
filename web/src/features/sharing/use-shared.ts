import type { SharedView } from '@evident/domain/sharing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { sharedQuery, type Key } from '../../data/sharing/queries.ts';
import { asProblem, type ApiProblem } from '../../kernel/api/api-problem.ts';

interface Shared {
  shared: SharedView | undefined;
  problem: ApiProblem | null;
  again: () => void;
  /** null when there is no more. */
  more: (() => void) | null;
  loadingMore: boolean;
}

/** What a public link leads to, so far as it was asked for; asked again whenever the visitor comes back to the page, so that what was switched off is gone. */
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
