import { useQuery } from '@tanstack/react-query';
import { whoQuery } from '../data/identity/queries.ts';
import { ApiProblem } from '../kernel/api/api-problem.ts';
import type { Who } from '../kernel/who.ts';

/** The signed-in member. `signedOut` is true after a 401. */
export function useWhoAmI(): { who: Who | null; signedOut: boolean } {
  const { data, error } = useQuery(whoQuery());
  return { who: data ?? null, signedOut: error instanceof ApiProblem && error.status === 401 };
}
