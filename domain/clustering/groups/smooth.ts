import { addRow, dotRows, type Matrix, matrix, normalizeRows } from './matrix.ts';

const NEIGHBORS = 5;
const WEIGHT = 0.5;

/**
 * Moves each vector toward its nearest neighbors, weighted by their similarity. Texts on one subject in different words come closer, as
 * on a graph of nearest neighbors. Compares all pairs.
 */
export function smoothed(points: Matrix): Matrix {
  const { rows, width } = points;
  const most = Math.min(NEIGHBORS, rows - 1);
  const near = new Int32Array(rows * NEIGHBORS).fill(-1);
  const similar = new Float64Array(rows * NEIGHBORS).fill(-2);
  const note = (row: number, other: number, similarity: number): void => {
    const start = row * NEIGHBORS;
    let at = start + most - 1;
    if (similarity <= similar[at]!) return;
    for (; at > start && similarity > similar[at - 1]!; at -= 1) {
      similar[at] = similar[at - 1]!;
      near[at] = near[at - 1]!;
    }
    similar[at] = similarity;
    near[at] = other;
  };
  if (most > 0)
    for (let row = 0; row < rows; row += 1)
      for (let other = row + 1; other < rows; other += 1) {
        const similarity = dotRows(points, row, points, other);
        note(row, other, similarity);
        note(other, row, similarity);
      }
  const moved = matrix(rows, width);
  moved.values.set(points.values);
  for (let row = 0; row < rows; row += 1)
    for (let at = row * NEIGHBORS; at < row * NEIGHBORS + most; at += 1)
      if (similar[at]! > 0) addRow(moved, row, points, near[at]!, WEIGHT * similar[at]!);
  return normalizeRows(moved);
}
