import type { Uuid } from './ids.ts';
import { evenRanks, rankAfter, rankBetween } from './ranks.ts';

export interface Ranked {
  readonly id: Uuid;
  readonly rank: number;
}

/**
 * The ranks that change when a thing comes to stand before a neighbour, or at the end: its own alone,
 * or everybody's once no number fits between two neighbours any more. A neighbour that is gone counts as the end.
 * @param neighbours in the order of their ranks; the thing itself may be among them
 */
export function placed(neighbours: readonly Ranked[], id: Uuid, beforeId: Uuid | null): Ranked[] {
  const others = neighbours.filter((other) => other.id !== id);
  const found = beforeId === null ? -1 : others.findIndex((other) => other.id === beforeId);
  const at = found === -1 ? others.length : found;
  const rank =
    at === others.length ? rankAfter(others.at(-1)?.rank) : rankBetween(others[at - 1]?.rank, others[at]!.rank);
  if (rank !== undefined) return [{ id, rank }];
  const ranks = evenRanks(others.length + 1);
  return [...others.slice(0, at), { id }, ...others.slice(at)].map((thing, index) => ({
    id: thing.id,
    rank: ranks[index]!,
  }));
}
