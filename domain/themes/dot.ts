/** Vectors one after the other, or one. */
export type Values = Float32Array | Float64Array;

/** Dot product of two parts of arrays, always added in the same order. */
export function dot(one: Values, at: number, other: Values, otherAt: number, width: number): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  const whole = width - (width % 4);
  let i = 0;
  for (; i < whole; i += 4) {
    first += one[at + i]! * other[otherAt + i]!;
    second += one[at + i + 1]! * other[otherAt + i + 1]!;
    third += one[at + i + 2]! * other[otherAt + i + 2]!;
    fourth += one[at + i + 3]! * other[otherAt + i + 3]!;
  }
  for (; i < width; i += 1) first += one[at + i]! * other[otherAt + i]!;
  return first + second + third + fourth;
}
