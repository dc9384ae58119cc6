import type { Cells } from './cells.ts';
import { SCALE } from './options.ts';
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
  const open = [...candidates];
  const first = cells.similarities(seed, open);
  const totals = open.map((_, at) => points * (first[at]! / (SCALE * SCALE)));
  while (points < most) {
    let [best, highest] = [-1, limit * points];
    for (const [at, total] of totals.entries())
      if (total >= highest && (best < 0 || total > highest)) [best, highest] = [at, total];
    if (best < 0) break;
    const [slot] = open.splice(best, 1);
    totals.splice(best, 1);
    slots.push(slot!);
    const size = cells.sizes[slot!]!;
    points += size;
    const similarities = cells.similarities(slot!, open);
    for (let at = 0; at < open.length; at += 1) totals[at]! += size * (similarities[at]! / (SCALE * SCALE));
  }
  return { slots, ...cells.summed(slots) };
}
