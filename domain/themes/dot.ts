/** Dot product of a sum with a row or a sum of the same length, always added in the same order. */
export function dot(one: Float64Array, other: Int16Array | Float64Array): number {
  return other instanceof Int16Array ? withRow(one, other) : withSum(one, other);
}

// Two functions, because a loop that sees arrays of two kinds is much slower.
function withRow(one: Float64Array, other: Int16Array): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  const width = other.length;
  const whole = width - (width % 4);
  let i = 0;
  for (; i < whole; i += 4) {
    first += one[i]! * other[i]!;
    second += one[i + 1]! * other[i + 1]!;
    third += one[i + 2]! * other[i + 2]!;
    fourth += one[i + 3]! * other[i + 3]!;
  }
  for (; i < width; i += 1) first += one[i]! * other[i]!;
  return first + second + third + fourth;
}

function withSum(one: Float64Array, other: Float64Array): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  const width = other.length;
  const whole = width - (width % 4);
  let i = 0;
  for (; i < whole; i += 4) {
    first += one[i]! * other[i]!;
    second += one[i + 1]! * other[i + 1]!;
    third += one[i + 2]! * other[i + 2]!;
    fourth += one[i + 3]! * other[i + 3]!;
  }
  for (; i < width; i += 1) first += one[i]! * other[i]!;
  return first + second + third + fourth;
}
