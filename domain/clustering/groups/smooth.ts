import { addRow, type Matrix, matrix, normalizeRows } from './matrix.ts';
import { similarities } from './similarities.ts';

const NEIGHBORS = 5;
const WEIGHT = 0.5;

/**
 * Moves each vector toward its nearest neighbors, weighted by their similarity. Texts on one subject in different words come closer, as
 * on a graph of nearest neighbors. Compares all pairs.
 */
export function smoothed(points: Matrix): Matrix {
  const { rows, width } = points;
  const most = Math.min(NEIGHBORS, rows - 1);
  const near = new Int32Array(NEIGHBORS);
  const similar = new Float64Array(NEIGHBORS);
  const all = similarities(points);
  const moved = matrix(rows, width);
  moved.values.set(points.values);
  for (let row = 0; row < rows; row += 1) {
    similar.fill(-2);
    for (let other = 0; other < rows; other += 1) {
      const similarity = all[row * rows + other]!;
      if (other === row || similarity <= similar[most - 1]!) continue;
      let at = most - 1;
      for (; at > 0 && similarity > similar[at - 1]!; at -= 1) {
        similar[at] = similar[at - 1]!;
        near[at] = near[at - 1]!;
      }
      similar[at] = similarity;
      near[at] = other;
    }
    for (let at = 0; at < most; at += 1)
      if (similar[at]! > 0) addRow(moved, row, points, near[at]!, WEIGHT * similar[at]!);
  }
  return normalizeRows(moved);
}
