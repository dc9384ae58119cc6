import { hashKey, partialMatchKey, type DataTag, type QueryClient, type QueryKey } from '@tanstack/react-query';

export interface CacheUpdate<Input> {
  /** Matches cache entries by key prefix. */
  queryKey: QueryKey;
  /** Returns the cache entry as it will be after the change. */
  update: (cached: never, input: Input) => unknown;
}

/** Query key, or prefix of several, typed with its cached data. */
export interface Cached<Answer> {
  readonly queryKey: DataTag<QueryKey, Answer, unknown>;
}

/** Matches all queries whose key has this prefix. */
export const family = <Answer>(...queryKey: readonly unknown[]): Cached<Answer> => ({
  queryKey: queryKey as DataTag<QueryKey, Answer, unknown>,
});

/** Optimistic update of a cached answer: `updated(noteQuery(id), (note, { title }) => ({ ...note, title }))`. */
export const updated = <Answer, Input>(
  { queryKey }: Cached<Answer>,
  update: (cached: Answer, input: Input) => Answer,
): CacheUpdate<Input> => ({ queryKey, update });

/** Refetches a query once the change has settled, because only the server knows the result. */
export const refetched = ({ queryKey }: { readonly queryKey: QueryKey }): CacheUpdate<unknown> => ({
  queryKey,
  update: (cached: unknown) => cached,
});

interface Pending {
  queryKeys: QueryKey[];
  show: () => void;
  /** Cache entries before the update; null until applied. */
  before: [QueryKey, unknown][] | null;
}

/** Pending changes in order. */
const pending = new WeakMap<QueryClient, Pending[]>();

export interface AppliedUpdate {
  /** Rolls back this change and keeps later ones. */
  rollBack: () => void;
  /** Removes the change after the server's response. */
  settled: () => void;
}

/** Changes of the same entries share a queue, named by the first optimistic key. */
export const queueOf = (updates: readonly Pick<CacheUpdate<never>, 'queryKey'>[]): string =>
  hashKey(updates[0]?.queryKey ?? []);

/**
 * Whether a pending change affects this entry; a response now may lack it. The last such change refetches when it
 * settles.
 */
export const hasPendingUpdate = (client: QueryClient, queryKey: QueryKey): boolean =>
  pending.get(client)?.some(({ queryKeys }) => queryKeys.some((touched) => partialMatchKey(queryKey, touched))) ??
  false;

/** Applies the change to the cache before the server confirms it. */
export async function applyUpdates<Input>(
  client: QueryClient,
  updates: readonly CacheUpdate<Input>[],
  input: Input,
): Promise<AppliedUpdate> {
  const all = pending.get(client) ?? [];
  pending.set(client, all);
  const show = () => {
    mine.before = updates.flatMap(({ queryKey }) => client.getQueriesData({ queryKey }));
    for (const { queryKey, update: next } of updates) {
      client.setQueriesData({ queryKey }, (cached: unknown) =>
        cached === undefined ? undefined : next(cached as never, input),
      );
    }
  };
  const mine: Pending = { queryKeys: updates.map(({ queryKey }) => queryKey), show, before: null };
  all.push(mine);
  await Promise.all(updates.map(({ queryKey }) => client.cancelQueries({ queryKey })));
  show();
  const settled = () => {
    if (all.includes(mine)) all.splice(all.indexOf(mine), 1);
  };
  return {
    settled,
    rollBack: () => {
      const from = all.slice(all.indexOf(mine)).filter(({ before }) => before !== null);
      for (const { before } of from.toReversed())
        for (const [key, cached] of before ?? []) client.setQueryData(key, cached);
      settled();
      for (const later of from.slice(1)) later.show();
    },
  };
}
