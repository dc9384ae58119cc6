import { cellsOf } from './cells.ts';
import { dotRows, type Matrix, matrix, normalizeRows } from './matrix.ts';
import { diffused, NEIGHBORS, neighborsIn } from './neighbors.ts';

const SUBJECTS = 40;

/** Points around forty middles, with much noise. */
function scattered(rows: number): Matrix {
  let state = 11;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647 - 0.5;
  const middles = Array.from({ length: SUBJECTS }, () => Array.from({ length: 32 }, next));
  const points = matrix(rows, 32);
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < 32; at += 1) points.values[row * 32 + at] = middles[row % SUBJECTS]![at]! + 0.9 * next();
  return normalizeRows(points);
}

describe('neighbors looked for in cells', () => {
  const points = scattered(4_000);
  const found = neighborsIn(points, cellsOf(points, 200), () => {});

  it('are nearly those of a search through all points', () => {
    let hits = 0;
    const asked = Array.from({ length: 40 }, (_, at) => at * 100);
    for (const row of asked) {
      const all = Array.from({ length: points.rows }, (_, other) => dotRows(points, row, points, other));
      const nearest = [...all.keys()]
        .filter((other) => other !== row)
        .sort((a, b) => all[b]! - all[a]!)
        .slice(0, NEIGHBORS);
      const ours = new Set(found.near.subarray(row * NEIGHBORS, (row + 1) * NEIGHBORS));
      hits += nearest.filter((other) => ours.has(other)).length;
    }
    expect(hits / (asked.length * NEIGHBORS)).toBeGreaterThan(0.9);
  });

  it('make points of one subject more alike, and leave those of others apart', () => {
    const meanOf = (all: Matrix, apart: number): number => {
      const rows = Array.from({ length: 100 }, (_, at) => at);
      return rows.reduce((sum, row) => sum + dotRows(all, row, all, row + apart), 0) / rows.length;
    };
    const moved = diffused(points, found);
    expect(meanOf(moved, SUBJECTS)).toBeGreaterThan(meanOf(points, SUBJECTS) + 0.2);
    expect(meanOf(moved, SUBJECTS) - meanOf(moved, 1)).toBeGreaterThan(meanOf(points, SUBJECTS) - meanOf(points, 1));
  });
});
