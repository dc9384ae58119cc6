import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Change } from './changes.ts';
import { hasPendingUpdate } from './cache-updates.ts';
import { isTouched } from './touched-by.ts';

/** Refetches these queries: `invalidate(client, whoQuery(), groupsQuery())`. */
export const invalidate = (
  client: QueryClient,
  ...queries: readonly { readonly queryKey: QueryKey }[]
): Promise<unknown> => Promise.all(queries.map(({ queryKey }) => client.invalidateQueries({ queryKey })));

/** Refetches queries affected by these events, except those a pending mutation will change and refetch. */
export function invalidateTouchedBy(client: QueryClient, ...changes: readonly Change[]): Promise<void> {
  return client.invalidateQueries({
    predicate: (query) =>
      !hasPendingUpdate(client, query.queryKey) && changes.some((change) => isTouched(query, change, client)),
  });
}

/** Refetches all mounted queries, such as after lost events. */
export function invalidateAll(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => !hasPendingUpdate(client, queryKey) });
}

/** Refetches the signed-in member, who decides between workspace and sign-in. */
export function invalidateIdentity(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ meta }) => meta?.identity === true });
}
