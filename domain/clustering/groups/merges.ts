import type { Matrix } from './matrix.ts';
import { similarities } from './similarities.ts';

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
  /** Groups that are left, in rising order. */
  const left = Int32Array.from(weights, (_, at) => at);
  let leftCount = count;
  const merges: Merge[] = [];
  const chain: number[] = [];
  while (leftCount > 1) {
    if (chain.length === 0) chain.push(left[0]!);
    const tip = chain.at(-1)!;
    const before = chain.at(-2) ?? -1;
    const row = tip * count;
    const factor = factors[tip]!;
    let nearest = before;
    let least = before >= 0 ? distances[row + before]! * Math.min(factor, factors[before]!) : Infinity;
    for (let at = 0; at < leftCount; at += 1) {
      const other = left[at]!;
      const far = distances[row + other]!;
      // Factors are at least 1, so that most need no more than this.
      if (far >= least || other === tip) continue;
      const cost = far * Math.min(factor, factors[other]!);
      if (cost < least) {
        nearest = other;
        least = cost;
      }
    }
    if (nearest !== before) {
      chain.push(nearest);
      continue;
    }
    chain.length -= 2;
    const [one, other] = tip < before ? [tip, before] : [before, tip];
    merges.push({ one, other, height: least });
    const place = left.subarray(0, leftCount).indexOf(other);
    left.copyWithin(place, place + 1, leftCount);
    leftCount -= 1;
    join(distances, sizes, left.subarray(0, leftCount), count, one, other);
    factors[one] = reluctance(sizes[one]!);
  }
  return merges.sort((a, b) => a.height - b.height || a.one - b.one || a.other - b.other);
}

/** Grows slowly with the size of a group. Square roots are the same on all machines; powers need not be. */
const reluctance = (size: number): number => Math.sqrt(Math.sqrt(size));

function meanDistances(vectors: Matrix, weights: readonly number[]): Float64Array {
  const count = vectors.rows;
  const distances = similarities(vectors);
  for (let one = 0; one < count; one += 1)
    for (let other = 0; other < count; other += 1) {
      const at = one * count + other;
      distances[at] = Math.max(0, 1 - distances[at]! / (weights[one]! * weights[other]!));
    }
  return distances;
}

/** The mean distance of a merged group is that of its parts. */
function join(
  distances: Float64Array,
  sizes: Float64Array,
  left: Int32Array,
  count: number,
  one: number,
  other: number,
): void {
  const [ofOne, ofOther] = [sizes[one]!, sizes[other]!];
  const size = ofOne + ofOther;
  for (const third of left) {
    const far = (ofOne * distances[one * count + third]! + ofOther * distances[other * count + third]!) / size;
    distances[one * count + third] = far;
    distances[third * count + one] = far;
  }
  sizes[one] = size;
}
