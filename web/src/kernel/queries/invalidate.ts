import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Change } from './changes.ts';
import { isForeseen } from './foreseen.ts';
import { isTouched } from './touched-by.ts';

/** Refetches these queries: `invalidate(client, whoQuery(), groupsQuery())`. */
export const invalidate = (
  client: QueryClient,
  ...queries: readonly { readonly queryKey: QueryKey }[]
): Promise<unknown> => Promise.all(queries.map(({ queryKey }) => client.invalidateQueries({ queryKey })));

/** Refetches what these events touch, but nothing that a running mutation is about to change: that mutation refetches it when it settles. */
export function invalidateTouchedBy(client: QueryClient, ...changes: readonly Change[]): Promise<void> {
  return client.invalidateQueries({
    predicate: (query) =>
      !isForeseen(client, query.queryKey) && changes.some((change) => isTouched(query, change, client)),
  });
}

/** Refetches everything shown, for example after events may have been lost. */
export function invalidateAll(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => !isForeseen(client, queryKey) });
}
