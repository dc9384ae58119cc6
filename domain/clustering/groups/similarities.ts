import { dotRows, type Matrix } from './matrix.ts';

const LANES = 4;
/** Rows whose products are computed together, so that each number is read once for several. */
const ROWS = 2;
const OTHERS = 4;

/**
 * The dot products of all pairs of rows, row by row, in both directions. The same numbers as `dotRows` gives, in a third of the time: the
 * columns are sorted by the sum that they belong to, and blocks of pairs are summed at once.
 */
export function similarities(points: Matrix): Float64Array {
  const { rows, width } = points;
  const all = new Float64Array(rows * rows);
  const keep = (one: number, other: number, value: number): void => {
    all[one * rows + other] = value;
    all[other * rows + one] = value;
  };
  const blocks = width % LANES === 0;
  const lanes = blocks ? inLanes(points) : new Float64Array(0);
  const block = new Float64Array(ROWS * OTHERS);
  for (let row = 0; row < rows; row += ROWS) {
    const pairs = Math.min(ROWS, rows - row);
    for (let one = row; one < row + pairs; one += 1)
      for (let other = one; other < row + pairs; other += 1) keep(one, other, dotRows(points, one, points, other));
    let first = row + pairs;
    if (blocks && pairs === ROWS)
      for (; first + OTHERS <= rows; first += OTHERS) {
        products(lanes, width, row * width, first * width, block);
        for (let at = 0; at < OTHERS; at += 1) {
          keep(row, first + at, block[at]!);
          keep(row + 1, first + at, block[OTHERS + at]!);
        }
      }
    for (; first < rows; first += 1)
      for (let one = row; one < row + pairs; one += 1) keep(one, first, dotRows(points, one, points, first));
  }
  return all;
}

/** The dot products of the first `count` rows with each of the others, row by row. */
export function productsOfFirst(points: Matrix, count: number): Float64Array {
  const { rows, width } = points;
  const others = rows - count;
  const all = new Float64Array(count * others);
  const blocks = width % LANES === 0;
  const lanes = blocks ? inLanes(points) : new Float64Array(0);
  const block = new Float64Array(ROWS * OTHERS);
  for (let row = 0; row < count; row += ROWS) {
    let first = 0;
    if (blocks && row + 1 < count)
      for (; first + OTHERS <= others; first += OTHERS) {
        products(lanes, width, row * width, (count + first) * width, block);
        for (let at = 0; at < OTHERS; at += 1) {
          all[row * others + first + at] = block[at]!;
          all[(row + 1) * others + first + at] = block[OTHERS + at]!;
        }
      }
    for (let one = row; one < Math.min(row + ROWS, count); one += 1)
      for (let other = first; other < others; other += 1)
        all[one * others + other] = dotRows(points, one, points, count + other);
  }
  return all;
}

/** The columns 0, 4, 8, … of each row before 1, 5, 9, … and so on, which is the order in which `dotRows` adds. */
function inLanes({ values, width, rows }: Matrix): Float64Array {
  const sorted = new Float64Array(values.length);
  const length = width / LANES;
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < width; at += 1)
      sorted[row * width + (at % LANES) * length + Math.floor(at / LANES)] = values[row * width + at]!;
  return sorted;
}

/** The products of two rows with four others. Written out, because arrays of sums would be slower. */
function products(lanes: Float64Array, width: number, a: number, c: number, into: Float64Array): void {
  const length = width / LANES;
  into.fill(0);
  for (let lane = 0; lane < width; lane += length) {
    let [s0, s1, s2, s3, t0, t1, t2, t3] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let at = lane; at < lane + length; at += 1) {
      const x = lanes[a + at]!;
      const y = lanes[a + width + at]!;
      const p = lanes[c + at]!;
      const q = lanes[c + width + at]!;
      const r = lanes[c + 2 * width + at]!;
      const s = lanes[c + 3 * width + at]!;
      s0 += x * p;
      s1 += x * q;
      s2 += x * r;
      s3 += x * s;
      t0 += y * p;
      t1 += y * q;
      t2 += y * r;
      t3 += y * s;
    }
    into[0]! += s0;
    into[1]! += s1;
    into[2]! += s2;
    into[3]! += s3;
    into[4]! += t0;
    into[5]! += t1;
    into[6]! += t2;
    into[7]! += t3;
  }
}
