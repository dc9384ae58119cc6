import { addRow, dotRows, type Matrix, matrix, normalizeRows } from './matrix.ts';

const PARTS = 8;
const ROUNDS = 4;
/** Points from which the parts are learned. */
const SAMPLE = 2_000;

/** Splits points into cells of at most `most` that lie together: repeatedly into eight parts by spherical k-means (Dhillon and Modha 2001). */
export function cellsOf(points: Matrix, most: number): Int32Array[] {
  const done: Int32Array[] = [];
  const open: Int32Array[] = [Int32Array.from({ length: points.rows }, (_, row) => row)];
  for (let cell = open.pop(); cell; cell = open.pop()) {
    if (cell.length <= most) done.push(cell);
    else open.push(...split(points, cell));
  }
  return done;
}

function split(points: Matrix, cell: Int32Array): Int32Array[] {
  const centers = learned(points, sampleOf(cell, SAMPLE));
  const parts: number[][] = Array.from({ length: PARTS }, () => []);
  for (const row of cell) parts[nearest(points, row, centers)]!.push(row);
  const filled = parts.filter(({ length }) => length > 0);
  // Points that lie together too closely to be told apart.
  if (filled.length === 1) return halves(cell);
  return filled.map((part) => Int32Array.from(part));
}

const halves = (cell: Int32Array): Int32Array[] => {
  const half = cell.length >> 1;
  return [cell.subarray(0, half), cell.subarray(half)];
};

function learned(points: Matrix, sample: Int32Array): Matrix {
  let centers = matrix(PARTS, points.width);
  for (const [part, row] of spread(points, sample).entries()) addRow(centers, part, points, row, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = matrix(PARTS, points.width);
    for (const row of sample) addRow(next, nearest(points, row, centers), points, row, 1);
    centers = normalizeRows(next);
  }
  return centers;
}

/** Points far from each other: each the farthest from those before (Gonzalez 1985), of a small sample. */
function spread(points: Matrix, sample: Int32Array): number[] {
  const some = sampleOf(sample, SAMPLE / PARTS);
  const chosen = [some[0]!];
  const closest = new Float64Array(some.length).fill(-2);
  while (chosen.length < PARTS) {
    let [farthest, least] = [some[0]!, Infinity];
    for (const [at, row] of some.entries()) {
      closest[at] = Math.max(closest[at]!, dotRows(points, row, points, chosen.at(-1)!));
      if (closest[at]! < least) [farthest, least] = [row, closest[at]!];
    }
    chosen.push(farthest);
  }
  return chosen;
}

/** Every so many, so that no chance is needed. */
const sampleOf = (cell: Int32Array, most: number): Int32Array => {
  const step = Math.max(1, Math.ceil(cell.length / most));
  return cell.filter((_, at) => at % step === 0);
};

export function nearest(points: Matrix, row: number, centers: Matrix): number {
  let best = 0;
  let most = -Infinity;
  for (let center = 0; center < centers.rows; center += 1) {
    const similarity = dotRows(points, row, centers, center);
    if (similarity > most) {
      best = center;
      most = similarity;
    }
  }
  return best;
}
