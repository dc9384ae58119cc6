import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/api-problem.ts';
import { isWorthRetrying, retryDelay } from '../api/retry.ts';
import { invalidateIdentity } from './invalidate.ts';

const FRESH_FOR_MS = 15_000;

/** Retries queries where useful. Never retries mutations, because the first attempt may have succeeded. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (thrown, { meta }) => {
        if (isSignedOut(thrown) && !meta?.identity) void invalidateIdentity(client);
      },
    }),
    defaultOptions: {
      queries: { retry: isWorthRetrying, retryDelay: (failures) => retryDelay(failures), staleTime: FRESH_FOR_MS },
      // Offline, a mutation fails at once and can be retried: a paused one would be lost with the page.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

function isSignedOut(thrown: unknown): boolean {
  return thrown instanceof ApiProblem && thrown.status === 401;
}
