import { addRow, dotRows, matrix, normalizeRows } from './matrix.ts';
import type { Points } from './points.ts';

/** Cosine of the middles of two groups from which they may say the same; decided by reading groups of feedback. */
const NEAR = 0.7;

/** Pairs of groups of items whose middles are close, by their positions. */
export function nearPairs({ vectors, pointOf }: Points, groups: readonly (readonly number[])[]): [number, number][] {
  const middles = matrix(groups.length, vectors.width);
  for (const [at, group] of groups.entries())
    for (const item of group) {
      const point = pointOf[item] ?? null;
      if (point !== null) addRow(middles, at, vectors, point, 1);
    }
  normalizeRows(middles);
  const pairs: [number, number][] = [];
  for (let one = 0; one < groups.length; one += 1)
    for (let other = one + 1; other < groups.length; other += 1)
      if (dotRows(middles, one, middles, other) >= NEAR) pairs.push([one, other]);
  return pairs;
}
