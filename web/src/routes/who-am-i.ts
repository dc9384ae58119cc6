import { useQuery } from '@tanstack/react-query';
import { ApiProblem } from '../kernel/api/api-problem.ts';
import { api } from '../kernel/api/client.ts';
import { WHO_AM_I } from '../kernel/queries/query-client.ts';
import { answer } from '../kernel/api/send.ts';
import type { Who } from '../kernel/who.ts';

const SELDOM_CHANGES_MS = 60_000;

/** Who is signed in, and whether nobody is. */
export function useWhoAmI(): { who: Who | null; signedOut: boolean } {
  const { data, error } = useQuery({
    queryKey: WHO_AM_I,
    queryFn: () => answer(api.GET('/api/v1/me')),
    staleTime: SELDOM_CHANGES_MS,
  });
  return { who: data ?? null, signedOut: error instanceof ApiProblem && error.status === 401 };
}
