import type { QueryClient, QueryKey } from '@tanstack/react-query';

export interface Foreseen<Input> {
  /** The cached answers a change touches; also those whose key only begins like this. */
  queryKey: QueryKey;
  /** What a cached answer will be once the change has happened. */
  foresee: (cached: never, input: Input) => unknown;
}

/** Shows the change in what is cached, before the server has said yes. Returns the way back. */
export async function foresee<Input>(client: QueryClient, seen: readonly Foreseen<Input>[], input: Input): Promise<() => void> {
  await Promise.all(seen.map(({ queryKey }) => client.cancelQueries({ queryKey })));
  const before = seen.flatMap(({ queryKey }) => client.getQueriesData({ queryKey }));
  for (const { queryKey, foresee: next } of seen) {
    client.setQueriesData({ queryKey }, (cached: unknown) => (cached === undefined ? undefined : next(cached as never, input)));
  }
  return () => { for (const [key, cached] of before) client.setQueryData(key, cached); };
}
