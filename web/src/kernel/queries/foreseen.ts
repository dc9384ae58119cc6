import { hashKey, partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

export interface Foreseen<Input> {
  /** The cached answers a change touches; also those whose key only begins like this. */
  queryKey: QueryKey;
  /** What a cached answer will be once the change has happened. */
  foresee: (cached: never, input: Input) => unknown;
}

interface Pending {
  queryKeys: QueryKey[];
  show: () => void;
  /** What it was shown over; null until it is shown. */
  before: [QueryKey, unknown][] | null;
}

/** What is on its way to the server, in the order in which it was asked for. */
const pending = new WeakMap<QueryClient, Pending[]>();

export interface Shown {
  /** Shows the answers as if this change had never been made; what was shown after it stays. */
  putBack: () => void;
  /** The server has answered: nothing is foreseen any more. */
  settled: () => void;
}

/** Changes that touch the same answers, of which the first that is foreseen tells, stand in one line. */
export const lineOf = (seen: readonly Pick<Foreseen<never>, 'queryKey'>[]): string => hashKey(seen[0]?.queryKey ?? []);

/** Whether a change that touches this answer is on its way; what the server would answer now may lack it. The last such change asks again once it is answered. */
export const isForeseen = (client: QueryClient, queryKey: QueryKey): boolean =>
  pending.get(client)?.some(({ queryKeys }) => queryKeys.some((touched) => partialMatchKey(queryKey, touched))) ??
  false;

/** Shows the change in what is cached, before the server has said yes. */
export async function foresee<Input>(
  client: QueryClient,
  seen: readonly Foreseen<Input>[],
  input: Input,
): Promise<Shown> {
  const all = pending.get(client) ?? [];
  pending.set(client, all);
  const show = () => {
    mine.before = seen.flatMap(({ queryKey }) => client.getQueriesData({ queryKey }));
    for (const { queryKey, foresee: next } of seen) {
      client.setQueriesData({ queryKey }, (cached: unknown) =>
        cached === undefined ? undefined : next(cached as never, input),
      );
    }
  };
  const mine: Pending = { queryKeys: seen.map(({ queryKey }) => queryKey), show, before: null };
  all.push(mine);
  await Promise.all(seen.map(({ queryKey }) => client.cancelQueries({ queryKey })));
  show();
  const settled = () => {
    if (all.includes(mine)) all.splice(all.indexOf(mine), 1);
  };
  return {
    settled,
    putBack: () => {
      const from = all.slice(all.indexOf(mine)).filter(({ before }) => before !== null);
      for (const { before } of from.toReversed())
        for (const [key, cached] of before ?? []) client.setQueryData(key, cached);
      settled();
      for (const later of from.slice(1)) later.show();
    },
  };
}
