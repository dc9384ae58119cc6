import { PlainRows } from './index.ts';

describe('rows of whole numbers', () => {
  it('have dot products with others, and keep their numbers when they grow', () => {
    const rows = new PlainRows(3);
    rows.reserve(2);
    rows.at(0).set([1, -2, 3]);
    rows.at(1).set([4096, 0, -4096]);
    rows.reserve(1_000);
    rows.at(999).set([1, 1, 1]);
    expect([...rows.products(0, [1, 999, 0]).subarray(0, 3)]).toEqual([4096 - 3 * 4096, 2, 14]);
  });
});
