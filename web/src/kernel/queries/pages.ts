import { infiniteQueryOptions, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Change, ChangeKind } from './changes.ts';
import { touchedBy, type Rule, type TouchedBy } from './touched-by.ts';

export interface Page<Item> {
  items: Item[];
  next: string | null;
}
/** A list as it is cached, page by page. */
export type Pages<Item> = InfiniteData<Page<Item>>;

export const itemsOf = <Item>({ pages }: Pages<Item>): Item[] => pages.flatMap(({ items }) => items);

/** The cached list with other items, page by page. */
export const inPages = <Item>(list: Pages<Item>, change: (items: Item[]) => Item[]): Pages<Item> => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, items: change(page.items) })),
});

/**
 * A list that goes on from the cursor of its last page, so that rows written meanwhile neither double nor hide others. Its rules look into the
 * items of all pages.
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
