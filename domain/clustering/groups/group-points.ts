import { cellsOf, nearest } from './cells.ts';
import { cut } from './cut.ts';
import { addRow, type Matrix, matrix, normalizeRows } from './matrix.ts';
import { mergesOf } from './merges.ts';
import type { Points } from './points.ts';
import { smoothed } from './smooth.ts';

/** Points that are merged at once; more are merged within cells first. */
const AT_ONCE = 1_200;
const CELL = 200;
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
  const cells = vectors.rows <= AT_ONCE ? [allOf(vectors)] : cellsOf(vectors, CELL);
  progress(0.15);
  const moved = matrix(vectors.rows, vectors.width);
  const crumbOf = new Int32Array(vectors.rows);
  let crumbs = 0;
  for (const [index, cell] of cells.entries()) {
    const part = smoothed(rowsOf(vectors, cell));
    for (const [at, row] of cell.entries()) moved.values.set(rowAt(part, at), row * part.width);
    const few = cells.length === 1 ? cell.length : Math.ceil((cell.length * AT_ONCE) / vectors.rows);
    const merged = few >= cell.length ? cell.map((_, at) => at) : mergedTo(part, cell, weights, few);
    const numbers = new Map<number, number>();
    for (const [at, row] of cell.entries()) {
      const number = numbers.get(merged[at]!) ?? crumbs + numbers.size;
      numbers.set(merged[at]!, number);
      crumbOf[row] = number;
    }
    crumbs += numbers.size;
    progress(0.15 + (0.55 * (index + 1)) / cells.length);
  }
  const { sums, sizes } = summed(moved, weights, crumbOf, crumbs);
  const groups = cut(mergesOf(sums, sizes), sizes, count, Math.min(least, items));
  progress(0.85);
  return refined(
    moved,
    weights,
    Array.from(crumbOf, (crumb) => groups[crumb]!),
    least,
  );
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

/** Moves points to the nearest group, twice, as k-means does. Groups that are too small are dissolved before. */
function refined(points: Matrix, weights: readonly number[], groups: readonly number[], least: number): Grouped {
  let [current, count] = numbered(groups, weights, least);
  for (let round = 0; round < ROUNDS; round += 1) {
    const centers = normalizeRows(summed(points, weights, current, count).sums);
    const next = Int32Array.from({ length: points.rows }, (_, row) => nearest(points, row, centers));
    [current, count] = numbered([...next], weights, 1);
  }
  return { groups: [...current], count };
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
const rowAt = ({ values, width }: Matrix, row: number): Float32Array => values.subarray(row * width, (row + 1) * width);

function rowsOf(points: Matrix, rows: Int32Array): Matrix {
  const part = matrix(rows.length, points.width);
  for (const [at, row] of rows.entries()) part.values.set(rowAt(points, row), at * part.width);
  return part;
}
