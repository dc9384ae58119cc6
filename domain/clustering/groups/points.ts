import { refuse } from '../../kernel/index.ts';
import { addRow, type Matrix, matrix, normalizeRows } from './matrix.ts';

/** The different vectors of items in an order that does not depend on that of the items. */
export interface Points {
  /** Of length 1, around the mean of all items. */
  readonly vectors: Matrix;
  /** Items with each vector. */
  readonly weights: readonly number[];
  /** The point of each item; null for a zero vector, which has no meaning. */
  readonly pointOf: readonly (number | null)[];
}

/**
 * Rounds vectors to bytes, so that tiny differences between machines vanish, and merges equal ones. The mean of all is subtracted: what
 * all items have in common says nothing about groups (Mu and Viswanath 2018).
 */
export function pointsOf(vectors: readonly Float32Array[]): Points {
  const width = vectors[0]?.length ?? 0;
  const bytes = vectors.map((vector) => {
    if (vector.length !== width || !vector.every(Number.isFinite))
      refuse('ValidationError', 'Vectors need the same number of finite numbers');
    return inBytes(vector);
  });
  const order = bytes.map((_, at) => at).filter((at) => bytes[at]!.some((value) => value !== 0));
  order.sort((a, b) => compareBytes(bytes[a]!, bytes[b]!));
  const pointOf: (number | null)[] = vectors.map(() => null);
  const weights: number[] = [];
  const firsts: number[] = [];
  for (const at of order) {
    const last = firsts.at(-1);
    if (last === undefined || compareBytes(bytes[last]!, bytes[at]!) !== 0) {
      firsts.push(at);
      weights.push(0);
    }
    weights[weights.length - 1]! += 1;
    pointOf[at] = weights.length - 1;
  }
  const points = matrix(firsts.length, width);
  for (const [row, at] of firsts.entries()) points.values.set(bytes[at]!, row * width);
  return { vectors: centered(normalizeRows(points), weights), weights, pointOf };
}

const LARGEST = 127;

/** Multiplied before it is divided, so that a multiple of a vector gives the same. */
function inBytes(vector: Float32Array): Int8Array {
  const bytes = new Int8Array(vector.length);
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  if (largest > 0)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.round((vector[at]! * LARGEST) / largest);
  return bytes;
}

function compareBytes(one: Int8Array, other: Int8Array): number {
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return one[at]! - other[at]!;
  return 0;
}

function centered(points: Matrix, weights: readonly number[]): Matrix {
  const mean = matrix(1, points.width);
  const items = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [row, weight] of weights.entries()) addRow(mean, 0, points, row, weight / items);
  for (let row = 0; row < points.rows; row += 1) addRow(points, row, mean, 0, -1);
  return normalizeRows(points);
}
