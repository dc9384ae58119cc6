import { PlainRows, type Rows } from '@evident/domain/themes';
import { SimdRows } from './simd-rows.ts';

const ROWS = 200;
/** Numbers of a row that depend on nothing else. */
const numberAt = (row: number, at: number): number => Math.round(Math.sin(row * 7.3 + at * at * 1.7) * 4096);

function fill(rows: Rows, from: number, to: number, width: number): void {
  rows.reserve(to);
  for (let row = from; row < to; row += 1)
    rows.at(row).set(Array.from({ length: width }, (_, at) => numberAt(row, at) >> 2));
}

it.each([1, 16, 31, 256, 384])('computes the dot products of plain arrays, for rows of %d numbers', (width) => {
  const [simd, plain] = [new SimdRows(width), new PlainRows(width)];
  const others = Array.from({ length: 90 }, (_, at) => (at * 37) % 100);
  for (const rows of [simd, plain]) {
    fill(rows, 0, 10, width);
    fill(rows, 10, ROWS, width);
  }
  expect([...simd.products(3, others).subarray(0, 90)]).toEqual([...plain.products(3, others).subarray(0, 90)]);
});

it('keeps rows when it grows, and computes nothing for no others', () => {
  const rows = new SimdRows(3);
  fill(rows, 0, 1, 3);
  const before = [...rows.at(0)];
  rows.reserve(5_000);
  expect([...rows.at(0)]).toEqual(before);
  expect(() => rows.products(0, [])).not.toThrow();
});
