import type { Cells } from './cells.ts';
import type { Summed } from './theme.ts';

export interface Grown extends Summed {
  readonly slots: readonly number[];
}

/**
 * Grows a group from a cell: repeatedly by the candidate with the highest mean similarity to the points so far (average linkage), while
 * it is at least `limit`, up to `most` points.
 */
export function grow(cells: Cells, seed: number, candidates: readonly number[], limit: number, most: number): Grown {
  const slots = [seed];
  let points = cells.sizes[seed]!;
  const totals = new Map(candidates.map((slot) => [slot, points * cells.similarity(seed, slot)]));
  while (points < most) {
    let [best, highest] = [-1, limit * points];
    for (const [slot, total] of totals)
      if (total >= highest && (best < 0 || total > highest)) [best, highest] = [slot, total];
    if (best < 0) break;
    totals.delete(best);
    slots.push(best);
    const size = cells.sizes[best]!;
    points += size;
    for (const [slot, total] of totals) totals.set(slot, total + size * cells.similarity(best, slot));
  }
  return { slots, ...cells.summed(slots) };
}
