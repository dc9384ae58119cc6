/** Distance between neighbours when things are put in order anew (specification, document 001, section 3, Ranking). */
export const RANK_GAP = 65536;

/** The rank at the end of a list; the first thing in a list gets one gap. */
export const rankAfter = (last: number | undefined): number => (last ?? 0) + RANK_GAP;

/** The rank between two neighbours, or `undefined` when no number fits any more and the list has to be rebalanced. */
export function rankBetween(before: number | undefined, after: number | undefined): number | undefined {
  if (after === undefined) return rankAfter(before);
  const low = before ?? after - 2 * RANK_GAP;
  const middle = (low + after) / 2;
  return middle > low && middle < after ? middle : undefined;
}

/** The ranks of a list of so many things, one gap apart: what a list gets when it is rebalanced. */
export const evenRanks = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) * RANK_GAP);
