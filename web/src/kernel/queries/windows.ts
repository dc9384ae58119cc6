import {
  hashKey,
  queryOptions,
  useQueries,
  useQueryClient,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { touchedBy, type TouchedBy } from './touched-by.ts';

/** How long a page out of sight stays in memory. */
const FORGET_MS = 30_000;
/** A list that is dragged by its scrollbar loads where it rests. */
const REST_MS = 100;

/** A long list, read in pages by position. */
export interface Windows<Item> {
  readonly id: string;
  readonly size: number;
  readonly page: (at: number) => ReturnType<typeof pageOptions<Item>>;
}

const pageOptions = <Item>(
  queryKey: QueryKey,
  ask: (signal: AbortSignal) => Promise<Item[]>,
  events: TouchedBy<Item[]>,
) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => ask(signal), gcTime: FORGET_MS, meta: touchedBy<Item[]>(events) });

export const windowsOptions = <Item>(
  queryKey: QueryKey,
  size: number,
  ask: (skip: number, signal: AbortSignal) => Promise<Item[]>,
  events: TouchedBy<Item[]>,
): Windows<Item> => ({
  id: hashKey(queryKey),
  size,
  page: (at) => pageOptions([...queryKey, at], (signal) => ask(at * size, signal), events),
});

/** State of a long list. Only the pages on screen are loaded and kept up to date. */
export interface Windowed<Item> {
  readonly count: number;
  /** Undefined until loaded. */
  at: (index: number) => Item | undefined;
  /** Reports which rows are on screen. */
  show: (from: number, to: number) => void;
  /** The rows of a range, which are loaded where necessary. */
  read: (from: number, to: number) => Promise<Item[]>;
  problem: unknown;
  again: () => void;
  /** The rows belong to the previous query. */
  outdated: boolean;
}

const combined = <Item>(results: readonly UseQueryResult<Item[]>[]) => ({
  pages: results.map(({ data }) => data),
  problem: results.find(({ error, data }) => error && !data)?.error ?? null,
});

/** @param count the number of rows, from a query of its own */
export function useWindows<Item>(list: Windows<Item>, count: number): Windowed<Item> {
  const client = useQueryClient();
  const { size } = list;
  const last = Math.max(0, Math.ceil(count / size) - 1);
  // Nothing is loaded until the list is on screen.
  const [seen, setSeen] = useState({ from: 0, to: -1 });
  const [from, to] = [Math.min(seen.from, last), Math.min(seen.to, last)];
  const { pages, problem } = useQueries({
    queries: Array.from({ length: to - from + 1 }, (_, index) => list.page(from + index)),
    combine: combined<Item>,
  });
  const current = useMemo(() => ({ from, pages, id: list.id }), [from, pages, list.id]);
  const [kept, setKept] = useState(current);
  const isLoaded = pages.some((page) => page !== undefined);
  if (isLoaded && kept !== current) setKept(current);
  const shown = isLoaded || kept.id === list.id ? current : kept;

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(
    (first: number, final: number) => {
      const next = { from: Math.floor(first / size), to: Math.floor(final / size) };
      clearTimeout(timer.current);
      if (next.from === from && next.to === to) return;
      if (to < from || (next.from <= to + 1 && next.to >= from - 1)) setSeen(next);
      else timer.current = setTimeout(() => setSeen(next), REST_MS);
    },
    [from, to, size],
  );
  const pageAt = (at: number): readonly Item[] | undefined =>
    shown.pages[at - shown.from] ??
    (shown === current ? client.getQueryData<Item[]>(list.page(at).queryKey) : undefined);
  return {
    count,
    at: (index) => pageAt(Math.floor(index / size))?.[index % size],
    show,
    read: async (first, final) => {
      const [start, end] = [Math.floor(first / size), Math.floor(final / size)];
      const read = await Promise.all(
        Array.from({ length: end - start + 1 }, (_, index) => client.ensureQueryData(list.page(start + index))),
      );
      return read.flat().slice(first - start * size, final - start * size + 1);
    },
    problem,
    again: () => void client.refetchQueries({ queryKey: list.page(from).queryKey }),
    outdated: shown !== current,
  };
}
