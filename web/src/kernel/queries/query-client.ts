import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/api-problem.ts';
import { isWorthRetrying, retryDelay } from '../api/retry.ts';

const FRESH_FOR_MS = 15_000;

/** The question who is signed in; its answer decides whether the workspace or the way in is shown. */
export const WHO_AM_I = ['me'];

/** Questions are asked again when that can help; changes never are, because nobody knows whether the first one arrived. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (thrown, { queryKey }) => {
        if (isSignedOut(thrown) && queryKey[0] !== WHO_AM_I[0]) void client.invalidateQueries({ queryKey: WHO_AM_I });
      },
    }),
    defaultOptions: {
      queries: { retry: isWorthRetrying, retryDelay: (failures) => retryDelay(failures), staleTime: FRESH_FOR_MS },
      // Without a network a change fails at once and is offered again: one that waited unseen would be lost with the page.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

function isSignedOut(thrown: unknown): boolean {
  return thrown instanceof ApiProblem && thrown.status === 401;
}
