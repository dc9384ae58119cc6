/** Distance between neighbors after rebalancing (specification, document 001, section 3, Ranking). */
export const RANK_GAP = 65536;

/** The rank at the end of a list; the first item gets one gap. */
export const rankAfter = (last: number | undefined): number => (last ?? 0) + RANK_GAP;

/** The rank between two neighbors; `undefined` if no number fits and the list must be rebalanced. */
export function rankBetween(before: number | undefined, after: number | undefined): number | undefined {
  if (after === undefined) return rankAfter(before);
  const low = before ?? after - 2 * RANK_GAP;
  const middle = (low + after) / 2;
  return middle > low && middle < after ? middle : undefined;
}

/** The ranks of a rebalanced list, one gap apart. */
export const evenRanks = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) * RANK_GAP);
