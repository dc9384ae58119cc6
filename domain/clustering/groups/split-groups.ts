import { addRow, dotRows, type Matrix, matrix, normalizeRows } from './matrix.ts';

const ROUNDS = 3;

/**
 * Splits groups in two until there are `count`, the most scattered first. Both parts have at least `least` items, so groups that are too
 * small for that stay.
 * @param groups the group of each point, from 0
 */
export function splitTo(
  points: Matrix,
  weights: readonly number[],
  groups: Int32Array,
  count: number,
  least: number,
): number {
  let now = Math.max(-1, ...groups) + 1;
  const scatters = Array.from({ length: now }, (_, group) => scatterOf(points, weights, groups, group));
  while (now < count) {
    const widest = scatters.reduce((best, scatter, group) => (scatter > scatters[best]! ? group : best), 0);
    if (now === 0 || scatters[widest]! <= 0) break;
    const rows = rowsIn(groups, widest);
    const part = partOf(points, weights, rows, least);
    if (part === null) {
      scatters[widest] = 0;
      continue;
    }
    for (const row of part) groups[row] = now;
    scatters[widest] = scatterOf(points, weights, groups, widest);
    scatters.push(scatterOf(points, weights, groups, now));
    now += 1;
  }
  return now;
}

const rowsIn = (groups: Int32Array, group: number): number[] =>
  [...groups.keys()].filter((row) => groups[row] === group);

/** How many items the group has, less the length of their sum. */
function scatterOf(points: Matrix, weights: readonly number[], groups: Int32Array, group: number): number {
  const sum = matrix(1, points.width);
  let items = 0;
  for (const row of rowsIn(groups, group)) {
    addRow(sum, 0, points, row, weights[row]!);
    items += weights[row]!;
  }
  return items - Math.sqrt(dotRows(sum, 0, sum, 0));
}

/** The points that become a group of their own: those nearer to the second of two far points, moved as in k-means. Null if too few. */
function partOf(points: Matrix, weights: readonly number[], rows: readonly number[], least: number): number[] | null {
  const first = farthest(points, rows, middleOf(points, weights, rows), 0);
  const second = farthest(points, rows, points, first);
  let [one, other] = [rows.filter((row) => row !== second), [second]];
  let found: number[] | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const a = round === 0 ? middleOf(points, weights, [first]) : middleOf(points, weights, one);
    const b = middleOf(points, weights, other);
    const leaning = new Map(rows.map((row) => [row, dotRows(points, row, b, 0) - dotRows(points, row, a, 0)]));
    const order = rows.toSorted((x, y) => leaning.get(y)! - leaning.get(x)! || x - y);
    const length = lengthOfPart(order, weights, leaning, least);
    if (length === 0) return found;
    [other, one] = [order.slice(0, length), order.slice(length)];
    found = other;
  }
  return found;
}

function farthest(points: Matrix, rows: readonly number[], from: Matrix, at: number): number {
  let [best, least] = [rows[0]!, Infinity];
  for (const row of rows) {
    const similarity = dotRows(points, row, from, at);
    if (similarity < least) [best, least] = [row, similarity];
  }
  return best;
}

function middleOf(points: Matrix, weights: readonly number[], rows: readonly number[]): Matrix {
  const sum = matrix(1, points.width);
  for (const row of rows) addRow(sum, 0, points, row, weights[row]!);
  return normalizeRows(sum);
}

/** How many of the points become the part: those that lean to it, but at least `least` items on both sides. 0 if there are too few. */
function lengthOfPart(
  order: readonly number[],
  weights: readonly number[],
  leaning: ReadonlyMap<number, number>,
  least: number,
): number {
  const items = order.reduce((sum, row) => sum + weights[row]!, 0);
  let found = 0;
  let before = 0;
  for (const [at, row] of order.entries()) {
    before += weights[row]!;
    if (items - before < least) break;
    if (before < least) continue;
    if (found > 0 && leaning.get(row)! <= 0) break;
    found = at + 1;
  }
  return found;
}
