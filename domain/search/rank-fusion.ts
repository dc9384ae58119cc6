/** Cormack, Clarke and Büttcher 2009: with 60, places deep in a list still count. */
export const FUSION_K = 60;

/** A list, best first, and how much it counts. */
export interface RankedList<Item> {
  readonly items: readonly Item[];
  readonly weight?: number;
}

/**
 * Reciprocal rank fusion: each item scores the sum of `weight / (k + rank)` over the lists it is in. Ranks begin at 1.
 * @returns scores by item, best first; of equals, the one found first
 */
export function reciprocalRankFusion<Item>(lists: readonly RankedList<Item>[], k = FUSION_K): Map<Item, number> {
  const scores = new Map<Item, number>();
  for (const { items, weight = 1 } of lists)
    for (const [at, item] of items.entries()) scores.set(item, (scores.get(item) ?? 0) + weight / (k + at + 1));
  return new Map([...scores].sort(([, a], [, b]) => b - a));
}
