import type { Uuid } from './ids.ts';
import { evenRanks, rankAfter, rankBetween } from './ranks.ts';

export interface Ranked {
  readonly id: Uuid;
  readonly rank: number;
}

/**
 * Returns the ranks that change when an item is inserted before a neighbor or at the end. Usually only its own; all of
 * them if no number fits between two neighbors. A missing neighbor means the end.
 * @param neighbours ordered by rank; may include the item itself
 */
export function placed(neighbors: readonly Ranked[], id: Uuid, beforeId: Uuid | null): Ranked[] {
  const others = neighbors.filter((other) => other.id !== id);
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
