/** Vectors of length 1; a zero vector has no meaning, and is similar to nothing. */
export type Vector = Float32Array;

/** Four sums at a time, which processors add at once. */
export function dot(one: Vector, other: Vector): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  const whole = one.length - (one.length % 4);
  for (let at = 0; at < whole; at += 4) {
    first += one[at]! * other[at]!;
    second += one[at + 1]! * other[at + 1]!;
    third += one[at + 2]! * other[at + 2]!;
    fourth += one[at + 3]! * other[at + 3]!;
  }
  for (let at = whole; at < one.length; at += 1) first += one[at]! * other[at]!;
  return first + second + third + fourth;
}

export function addTo(sum: Vector, vector: Vector, weight = 1): void {
  for (let at = 0; at < sum.length; at += 1) sum[at]! += weight * vector[at]!;
}

/** Their sum; null without vectors. */
export function sumOf(vectors: readonly Vector[], weights?: readonly number[]): Vector | null {
  const [first] = vectors;
  if (!first) return null;
  const sum = new Float32Array(first.length);
  for (const [at, vector] of vectors.entries()) addTo(sum, vector, weights?.[at] ?? 1);
  return sum;
}

export function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}
