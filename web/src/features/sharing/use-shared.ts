import type { SharedView } from '@evident/domain/sharing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { asProblem, type ApiProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { isWorthRetrying } from '../../kernel/api/retry.ts';
import { answer } from '../../kernel/api/send.ts';

/** What a visitor holds: the token of the link, and the password where one was asked for. */
export interface Key {
  readonly token: string;
  readonly password: string | null;
}

/** The password travels percent-encoded, because headers hold only ASCII. */
export const keyHeader = ({ password }: Key) =>
  password === null ? {} : { 'x-evident-share-password': encodeURIComponent(password) };

/** Too many wrong passwords shut a link for minutes: asking again soon is of no use. */
export const isWorthAskingAgain = (failures: number, thrown: unknown): boolean =>
  asProblem(thrown).status !== TOO_MANY && isWorthRetrying(failures, thrown);
const TOO_MANY = 429;

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
  const { token } = key;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['shared', token, key.password],
    queryFn: ({ pageParam: cursor }): Promise<SharedView> =>
      answer(
        api.GET('/api/v1/public/{shareToken}', {
          params: { path: { shareToken: token }, query: { cursor }, header: keyHeader(key) },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: isWorthAskingAgain,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
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
