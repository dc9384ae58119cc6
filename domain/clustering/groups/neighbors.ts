import { addRow, dotRows, type Matrix, matrix, normalizeRows, rowsOf } from './matrix.ts';
import { productsOfFirst } from './similarities.ts';

/** Neighbors of each point. */
export const NEIGHBORS = 15;
/** Cells in which the neighbors of a point are looked for: those nearest to it, among those around its own. */
const PROBED = 6;
const AROUND = 40;
/** Points that are compared with a cell at once, which bounds memory. */
const TOGETHER = 1_000;
const ROUNDS = 4;

export interface Neighbors {
  /** `NEIGHBORS` rows for each row, the nearest first; −1 where there are fewer. */
  readonly near: Int32Array;
  readonly similar: Float64Array;
}

/**
 * The nearest points of each point, with few misses: they are looked for in the nearest cells only (inverted file, Sivic and
 * Zisserman 2003), so the time grows in proportion to the points.
 */
export function neighborsIn(
  points: Matrix,
  cells: readonly Int32Array[],
  progress: (share: number) => void,
): Neighbors {
  const near = new Int32Array(points.rows * NEIGHBORS).fill(-1);
  const similar = new Float64Array(points.rows * NEIGHBORS).fill(-2);
  for (const [at, queries] of queriesOf(points, cells).entries()) {
    const cell = cells[at]!;
    for (let start = 0; start < queries.length; start += TOGETHER) {
      const some = queries.slice(start, start + TOGETHER);
      const products = productsOfFirst(rowsOf(points, Int32Array.from([...some, ...cell])), some.length);
      for (const [place, row] of some.entries())
        keepNearest(products.subarray(place * cell.length, (place + 1) * cell.length), cell, row, near, similar);
    }
    progress((at + 1) / cells.length);
  }
  const found = { near, similar };
  descend(points, found);
  return found;
}

/** Looks at the neighbors of neighbors, which finds points across the border of a cell (Dong, Charikar and Li 2011). */
function descend(points: Matrix, { near, similar }: Neighbors): void {
  const { rows } = points;
  const before = near.slice();
  const reverse = reversed(before, rows);
  const seen = new Int32Array(rows).fill(-1);
  for (let row = 0; row < rows; row += 1) {
    const from = row * NEIGHBORS;
    const last = from + NEIGHBORS - 1;
    seen[row] = row;
    for (let at = from; at <= last; at += 1) if (before[at]! >= 0) seen[before[at]!] = row;
    const consider = (other: number): void => {
      if (other < 0 || seen[other] === row) return;
      seen[other] = row;
      insert(other, dotRows(points, row, points, other), from, near, similar);
    };
    const visit = (middle: number): void => {
      if (middle < 0) return;
      for (let at = middle * NEIGHBORS; at < (middle + 1) * NEIGHBORS; at += 1) {
        consider(before[at]!);
        consider(reverse[at]!);
      }
    };
    for (let at = from; at <= last; at += 1) {
      consider(reverse[at]!);
      visit(before[at]!);
      visit(reverse[at]!);
    }
  }
}

/** For each point, those whose neighbor it is: the first as many as it has neighbors itself. */
function reversed(near: Int32Array, rows: number): Int32Array {
  const all = new Int32Array(near.length).fill(-1);
  const counts = new Int32Array(rows);
  for (let place = 0; place < NEIGHBORS; place += 1)
    for (let row = 0; row < rows; row += 1) {
      const other = near[row * NEIGHBORS + place]!;
      if (other < 0 || counts[other]! >= NEIGHBORS) continue;
      all[other * NEIGHBORS + counts[other]!] = row;
      counts[other]! += 1;
    }
  return all;
}

/** For each cell, the points whose neighbors are looked for in it: each point asks the cells nearest to itself, of those around its own. */
function queriesOf(points: Matrix, cells: readonly Int32Array[]): number[][] {
  const middles = matrix(cells.length, points.width);
  for (const [at, cell] of cells.entries()) for (const row of cell) addRow(middles, at, points, row, 1);
  normalizeRows(middles);
  const queries: number[][] = cells.map(() => []);
  for (const [at, cell] of cells.entries()) {
    const around = nearestBy((other) => dotRows(middles, at, middles, other), [...cells.keys()], AROUND);
    for (const row of cell)
      for (const one of nearestBy((other) => dotRows(points, row, middles, other), around, PROBED))
        queries[one]!.push(row);
  }
  return queries;
}

function nearestBy(closenessOf: (at: number) => number, all: readonly number[], count: number): number[] {
  const closeness = new Map(all.map((at) => [at, closenessOf(at)]));
  return all.toSorted((a, b) => closeness.get(b)! - closeness.get(a)! || a - b).slice(0, count);
}

function keepNearest(
  products: Float64Array,
  rows: Int32Array,
  row: number,
  near: Int32Array,
  similar: Float64Array,
): void {
  for (let at = 0; at < rows.length; at += 1)
    if (rows[at] !== row) insert(rows[at]!, products[at]!, row * NEIGHBORS, near, similar);
}

function insert(other: number, similarity: number, from: number, near: Int32Array, similar: Float64Array): void {
  const last = from + NEIGHBORS - 1;
  if (similarity <= similar[last]!) return;
  let place = last;
  for (; place > from && similarity > similar[place - 1]!; place -= 1) {
    similar[place] = similar[place - 1]!;
    near[place] = near[place - 1]!;
  }
  similar[place] = similarity;
  near[place] = other;
}

/**
 * Averages each vector with those of its neighbors, and of the points whose neighbor it is, several times: a low-pass filter on the
 * graph of nearest neighbors (Taubin 1995). Subjects that are chains of neighbors become compact, as in spectral clustering.
 */
export function diffused(points: Matrix, { near, similar }: Neighbors): Matrix {
  const { rows, width } = points;
  const degrees = degreesOf(rows, near, similar);
  let current = points;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = matrix(rows, width);
    for (let row = 0; row < rows; row += 1) {
      addRow(next, row, current, row, 1 / degrees[row]!);
      for (let at = row * NEIGHBORS; at < (row + 1) * NEIGHBORS; at += 1) {
        const other = near[at]!;
        if (other < 0 || similar[at]! <= 0) continue;
        const weight = edge(row, other, at, near, similar) / Math.sqrt(degrees[row]! * degrees[other]!);
        if (weight === 0) continue;
        addRow(next, row, current, other, weight);
        addRow(next, other, current, row, weight);
      }
    }
    current = next;
  }
  return normalizeRows(current);
}

/** An edge that both ends have is counted from the lower one. */
const edge = (row: number, other: number, at: number, near: Int32Array, similar: Float64Array): number =>
  other < row && near.subarray(other * NEIGHBORS, (other + 1) * NEIGHBORS).includes(row) ? 0 : similar[at]!;

function degreesOf(rows: number, near: Int32Array, similar: Float64Array): Float64Array {
  const degrees = new Float64Array(rows).fill(1);
  for (let row = 0; row < rows; row += 1)
    for (let at = row * NEIGHBORS; at < (row + 1) * NEIGHBORS; at += 1) {
      const other = near[at]!;
      if (other < 0 || similar[at]! <= 0) continue;
      const weight = edge(row, other, at, near, similar);
      degrees[row]! += weight;
      degrees[other]! += weight;
    }
  return degrees;
}
