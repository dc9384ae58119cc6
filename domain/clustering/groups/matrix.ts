/** Vectors one after the other in one array, to save memory and time. */
export interface Matrix {
  readonly values: Float32Array;
  readonly width: number;
  readonly rows: number;
}

export const matrix = (rows: number, width: number): Matrix => ({
  values: new Float32Array(rows * width),
  width,
  rows,
});

/** Four sums at a time, which processors add at once. Always in the same order, so that all machines get the same. */
export function dotRows(one: Matrix, row: number, other: Matrix, otherRow: number): number {
  const { values: a, width } = one;
  const b = other.values;
  let at = row * width;
  let to = otherRow * width;
  const end = at + width;
  const whole = end - (width % 4);
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (; at < whole; at += 4, to += 4) {
    first += a[at]! * b[to]!;
    second += a[at + 1]! * b[to + 1]!;
    third += a[at + 2]! * b[to + 2]!;
    fourth += a[at + 3]! * b[to + 3]!;
  }
  for (; at < end; at += 1, to += 1) first += a[at]! * b[to]!;
  return first + second + third + fourth;
}

export function addRow(to: Matrix, row: number, from: Matrix, fromRow: number, weight: number): void {
  const start = row * to.width;
  const other = fromRow * from.width;
  for (let at = 0; at < to.width; at += 1) to.values[start + at]! += weight * from.values[other + at]!;
}

/** Scales each row to length 1; zero rows stay zero. */
export function normalizeRows(all: Matrix): Matrix {
  for (let row = 0; row < all.rows; row += 1) {
    const squares = dotRows(all, row, all, row);
    if (squares === 0) continue;
    const factor = 1 / Math.sqrt(squares);
    for (let at = row * all.width; at < (row + 1) * all.width; at += 1) all.values[at]! *= factor;
  }
  return all;
}

export const rowAt = ({ values, width }: Matrix, row: number): Float32Array =>
  values.subarray(row * width, (row + 1) * width);

/** A copy of some rows. */
export function rowsOf(points: Matrix, rows: Int32Array): Matrix {
  const part = matrix(rows.length, points.width);
  for (const [at, row] of rows.entries()) part.values.set(rowAt(points, row), at * part.width);
  return part;
}
