import { infiniteQueryOptions, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Change, ChangeKind } from './changes.ts';
import { touchedBy, type Rule, type TouchedBy } from './touched-by.ts';

export interface Page<Item> {
  items: Item[];
  next: string | null;
}
/** Paged list in the cache. */
export type Pages<Item> = InfiniteData<Page<Item>>;

export const itemsOf = <Item>({ pages }: Pages<Item>): Item[] => pages.flatMap(({ items }) => items);

/** Changes the items of a cached list and keeps its pages. */
export const inPages = <Item>(list: Pages<Item>, change: (items: Item[]) => Item[]): Pages<Item> => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, items: change(page.items) })),
});

/**
 * Options of a list paged by cursor, so that concurrent inserts neither duplicate nor hide rows. Rules see the items
 * of all pages.
 */
export const pagesOptions = <Item, Key extends QueryKey = QueryKey>(
  queryKey: Key,
  ask: (cursor: string | undefined) => Promise<Page<Item>>,
  events: TouchedBy<Item[]> = {},
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: touchedBy(overItems(events)),
  });

function overItems<Item>(events: TouchedBy<Item[]>): TouchedBy<Pages<Item>> {
  const rules = Object.entries(events) as [ChangeKind, Rule<ChangeKind, Item[]>][];
  return Object.fromEntries(
    rules.map(([kind, rule]) => [
      kind,
      typeof rule === 'function'
        ? (change: Change, list: Pages<Item>, cache: QueryClient) => rule(change, itemsOf(list), cache)
        : rule,
    ]),
  );
}
