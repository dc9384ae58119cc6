import { type Vector, dot, sumOf } from './vectors.ts';

/**
 * How much each text says what the others say: LexRank (Erkan and Radev 2004) over the graph of cosines. From 0 to 1, the most
 * central text has 1.
 *
 * The stationary distribution of a walk over a symmetric graph is proportional to the degrees. The degree of a text is the sum of its
 * cosines, which is its product with the sum of all vectors. So no pair is compared.
 * @param weights how much each text counts, 1 by default
 */
export function centrality(vectors: readonly Vector[], weights?: readonly number[]): number[] {
  const sum = sumOf(vectors, weights);
  if (!sum) return [];
  const degrees = vectors.map((vector) => Math.max(0, dot(vector, sum)));
  const most = degrees.reduce((largest, degree) => Math.max(largest, degree), 0);
  return most === 0 ? degrees : degrees.map((degree) => degree / most);
}
