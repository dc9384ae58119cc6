import { dotRows, type Matrix } from './matrix.ts';

/** Two groups that become one; each is named by one of its points. */
export interface Merge {
  readonly one: number;
  readonly other: number;
  readonly height: number;
}

/**
 * Merges points to one group, nearest first. The distance of two groups is their mean cosine distance (average linkage), times the fourth
 * root of the smaller size: between average linkage, which leaves one giant among crumbs, and that of Ward, which evens sizes
 * out. Follows chains of nearest neighbors (Murtagh 1983), so the time grows with the square of the points.
 * @param vectors sums of vectors of unit length, one for each point
 * @param weights the number of vectors in each sum
 */
export function mergesOf(vectors: Matrix, weights: readonly number[]): Merge[] {
  const count = vectors.rows;
  const distances = meanDistances(vectors, weights);
  const sizes = Float64Array.from(weights);
  const factors = Float64Array.from(weights, reluctance);
  const gone = new Uint8Array(count);
  const merges: Merge[] = [];
  const chain: number[] = [];
  const cost = (one: number, other: number): number =>
    distances[one * count + other]! * Math.min(factors[one]!, factors[other]!);
  for (let first = 0; merges.length < count - 1;) {
    if (chain.length === 0) {
      while (gone[first]) first += 1;
      chain.push(first);
    }
    const tip = chain.at(-1)!;
    const before = chain.at(-2) ?? -1;
    let nearest = before;
    let least = before >= 0 ? cost(tip, before) : Infinity;
    for (let other = 0; other < count; other += 1) {
      if (gone[other] || other === tip) continue;
      const far = cost(tip, other);
      if (far < least) {
        nearest = other;
        least = far;
      }
    }
    if (nearest !== before) {
      chain.push(nearest);
      continue;
    }
    chain.length -= 2;
    const [one, other] = tip < before ? [tip, before] : [before, tip];
    merges.push({ one, other, height: least });
    join(distances, sizes, count, one, other);
    factors[one] = reluctance(sizes[one]!);
    gone[other] = 1;
  }
  return merges.sort((a, b) => a.height - b.height || a.one - b.one || a.other - b.other);
}

/** Grows slowly with the size of a group. Square roots are the same on all machines; powers need not be. */
const reluctance = (size: number): number => Math.sqrt(Math.sqrt(size));

function meanDistances(vectors: Matrix, weights: readonly number[]): Float64Array {
  const count = vectors.rows;
  const distances = new Float64Array(count * count);
  for (let one = 0; one < count; one += 1)
    for (let other = one + 1; other < count; other += 1) {
      const far = Math.max(0, 1 - dotRows(vectors, one, vectors, other) / (weights[one]! * weights[other]!));
      distances[one * count + other] = far;
      distances[other * count + one] = far;
    }
  return distances;
}

/** The mean distance of a merged group is that of its parts. */
function join(distances: Float64Array, sizes: Float64Array, count: number, one: number, other: number): void {
  const size = sizes[one]! + sizes[other]!;
  for (let third = 0; third < count; third += 1) {
    const far =
      (sizes[one]! * distances[one * count + third]! + sizes[other]! * distances[other * count + third]!) / size;
    distances[one * count + third] = far;
    distances[third * count + one] = far;
  }
  sizes[one] = size;
}
