import { cellsOf, nearest } from './cells.ts';
import { cut } from './cut.ts';
import { addRow, type Matrix, matrix, normalizeRows, rowsOf } from './matrix.ts';
import { mergesOf } from './merges.ts';
import { diffused, neighborsIn } from './neighbors.ts';
import type { Points } from './points.ts';
import { smoothed } from './smooth.ts';
import { splitTo } from './split-groups.ts';

/** Points that are merged at once; more are merged within cells first. */
const AT_ONCE = 1_200;
const CELL = 400;
const ROUNDS = 2;

/** Called with the finished share; may throw to cancel. */
export type Progress = (share: number) => void;

export interface Grouped {
  /** The group of each point, from 0. */
  readonly groups: readonly number[];
  readonly count: number;
}

/** Groups points into about `count` groups of at least `least` items. Groups that would be smaller go to the nearest. */
export function groupPoints({ vectors, weights }: Points, count: number, least: number, progress: Progress): Grouped {
  const items = weights.reduce((sum, weight) => sum + weight, 0);
  const { moved, crumbOf, crumbs } = vectors.rows <= AT_ONCE ? together(vectors) : inCells(vectors, weights, progress);
  const { sums, sizes } = summed(moved, weights, crumbOf, crumbs);
  const groups = cut(mergesOf(sums, sizes), sizes, count, Math.min(least, items));
  progress(0.85);
  const { groups: found, count: large } = refined(
    moved,
    weights,
    Array.from(crumbOf, (crumb) => groups[crumb]!),
    least,
  );
  // Groups that became too small, or that the tree does not have, are replaced by halves of the most scattered.
  const most = splitTo(moved, weights, found, Math.max(count, large), least);
  return { groups: [...found], count: most };
}

interface Crumbs {
  /** The vectors after smoothing. */
  readonly moved: Matrix;
  /** The group of points that each point is merged with at first. */
  readonly crumbOf: Int32Array;
  readonly crumbs: number;
}

function together(vectors: Matrix): Crumbs {
  return { moved: smoothed(vectors), crumbOf: allOf(vectors), crumbs: vectors.rows };
}

/** Merges neighbors within cells, until there are few enough to be merged at once. */
function inCells(vectors: Matrix, weights: readonly number[], progress: Progress): Crumbs {
  const near = cellsOf(vectors, CELL);
  progress(0.1);
  const moved = diffused(
    vectors,
    neighborsIn(vectors, near, (share) => progress(0.1 + 0.4 * share)),
  );
  progress(0.55);
  const cells = cellsOf(moved, CELL);
  const crumbOf = new Int32Array(moved.rows);
  let crumbs = 0;
  for (const [index, cell] of cells.entries()) {
    const few = Math.ceil((cell.length * AT_ONCE) / moved.rows);
    const merged = mergedTo(rowsOf(moved, cell), cell, weights, few);
    const numbers = new Map<number, number>();
    for (const [at, row] of cell.entries()) {
      const number = numbers.get(merged[at]!) ?? crumbs + numbers.size;
      numbers.set(merged[at]!, number);
      crumbOf[row] = number;
    }
    crumbs += numbers.size;
    progress(0.6 + (0.15 * (index + 1)) / cells.length);
  }
  return { moved, crumbOf, crumbs };
}

function mergedTo(part: Matrix, cell: Int32Array, weights: readonly number[], count: number): number[] {
  const of = Array.from(cell, (row) => weights[row]!);
  const sums = matrix(part.rows, part.width);
  for (const [at, weight] of of.entries()) addRow(sums, at, part, at, weight);
  return cut(
    mergesOf(sums, of),
    of.map(() => 1),
    count,
    1,
  );
}

interface Refined {
  readonly groups: Int32Array;
  readonly count: number;
}

/** Moves points to the nearest group, twice, as k-means does. Groups that are too small are dissolved before. */
function refined(points: Matrix, weights: readonly number[], groups: readonly number[], least: number): Refined {
  let [current, count] = numbered(groups, weights, least);
  for (let round = 0; round < ROUNDS; round += 1) {
    const centers = normalizeRows(summed(points, weights, current, count).sums);
    const next = Int32Array.from({ length: points.rows }, (_, row) => nearest(points, row, centers));
    [current, count] = numbered([...next], weights, 1);
  }
  return dissolved(points, weights, current, count, least);
}

/** Moves the points of groups that are too small to the nearest of the others. */
function dissolved(
  points: Matrix,
  weights: readonly number[],
  groups: Int32Array,
  count: number,
  least: number,
): Refined {
  const [large, left] = numbered([...groups], weights, least);
  if (left === count) return { groups, count };
  const centers = normalizeRows(summed(points, weights, large, left).sums);
  return {
    groups: large.map((group, row) => (group < 0 ? nearest(points, row, centers) : group)),
    count: left,
  };
}

/** Groups numbered from 0 in the order of their points; −1 for those that are too small, unless all are. */
function numbered(groups: readonly number[], weights: readonly number[], least: number): [Int32Array, number] {
  const sizes = new Map<number, number>();
  for (const [row, group] of groups.entries()) sizes.set(group, (sizes.get(group) ?? 0) + weights[row]!);
  const largest = Math.max(...sizes.values());
  const numbers = new Map<number, number>();
  for (const [group, size] of sizes) if (size >= Math.min(least, largest)) numbers.set(group, numbers.size);
  return [Int32Array.from(groups, (group) => numbers.get(group) ?? -1), numbers.size];
}

function summed(
  points: Matrix,
  weights: readonly number[],
  groups: Int32Array,
  count: number,
): { sums: Matrix; sizes: number[] } {
  const sums = matrix(count, points.width);
  const sizes = Array.from({ length: count }, () => 0);
  for (const [row, group] of groups.entries()) {
    if (group < 0) continue;
    addRow(sums, group, points, row, weights[row]!);
    sizes[group]! += weights[row]!;
  }
  return { sums, sizes };
}

const allOf = ({ rows }: Matrix): Int32Array => Int32Array.from({ length: rows }, (_, row) => row);
