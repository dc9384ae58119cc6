import { addRow, dotRows, matrix, normalizeRows } from './matrix.ts';
import type { Grouped } from './group-points.ts';
import type { Points } from './points.ts';

/** Cosines that scatter less than this scatter by this. */
const SCATTER_MIN = 0.05;
/** Makes the median deviation an estimate of the standard deviation. */
const NORMAL = 1.4826;

export interface Belonging {
  /** For each point, the cosine to the middle of the others of its group. */
  readonly closeness: readonly number[];
  /** Whether each point belongs to its group. */
  readonly belongs: readonly boolean[];
}

/**
 * Separates members of groups from outliers. Outliers are farther from the others of their group than usual: by more than
 * (strictness + 1) / 2 standard deviations, estimated by medians. So 5 leaves out next to nothing, 1 about a sixth. The `kept` closest
 * items of a group always belong to it, so that no group vanishes.
 */
export function belongingOf(
  { vectors, weights }: Points,
  { groups, count }: Grouped,
  strictness: number,
  kept: number,
): Belonging {
  const sums = matrix(count, vectors.width);
  for (const [row, group] of groups.entries()) addRow(sums, group, vectors, row, weights[row]!);
  const closeness = groups.map((group, row) => {
    const others = matrix(1, vectors.width);
    addRow(others, 0, sums, group, 1);
    addRow(others, 0, vectors, row, -1);
    return dotRows(vectors, row, normalizeRows(others), 0);
  });
  const usual = weightedMedian(closeness, weights);
  // Of those below only: closeness is skewed, and its long tail would count as outliers.
  const below = closeness.map((one) => one <= usual);
  const scatter = weightedMedian(
    closeness.filter((_, at) => below[at]).map((one) => usual - one),
    weights.filter((_, at) => below[at]),
  );
  const least = usual - ((strictness + 1) / 2) * Math.max(SCATTER_MIN, NORMAL * scatter);
  const open = Array.from({ length: count }, () => kept);
  const belongs = closeness.map((one) => one >= least);
  for (const row of [...closeness.keys()].sort((a, b) => closeness[b]! - closeness[a]! || a - b)) {
    const group = groups[row]!;
    if (open[group]! <= 0) continue;
    belongs[row] = true;
    open[group]! -= weights[row]!;
  }
  return { closeness, belongs };
}

function weightedMedian(values: readonly number[], weights: readonly number[]): number {
  const order = values.map((_, at) => at).sort((a, b) => values[a]! - values[b]!);
  let left = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  for (const at of order) {
    left -= weights[at]!;
    if (left <= 0) return values[at]!;
  }
  return 0;
}
