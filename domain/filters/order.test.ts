import fc from 'fast-check';
import { type SortedBy, inOrder } from './index.ts';

describe('the order of a list', () => {
  const sorted = (direction: 'ASC' | 'DESC', ...values: SortedBy['value'][]) =>
    values
      .map((value, index) => ({ id: String(index), value }))
      .sort(inOrder(direction))
      .map(({ id }) => Number(id));

  it('compares texts folded, by code points', () => {
    expect(sorted('ASC', 'b', 'Ä', 'a b', '😀', '\uffe6')).toEqual([1, 2, 0, 4, 3]);
  });
  it('puts missing values last in both directions', () => {
    expect(sorted('ASC', null, 2, 1)).toEqual([2, 1, 0]);
    expect(sorted('DESC', null, 1, 2)).toEqual([2, 1, 0]);
  });
  it('breaks ties by id, in the direction of the list', () => {
    expect(sorted('ASC', 'x', 'X', null, null)).toEqual([0, 1, 2, 3]);
    expect(sorted('DESC', 'x', 'X', null, null)).toEqual([1, 0, 3, 2]);
  });
  it('is total', () => {
    const value = fc.oneof(fc.constant(null), fc.string({ unit: 'binary', maxLength: 3 }));
    const item = fc.record({ id: fc.string({ maxLength: 2 }), value });
    fc.assert(
      fc.property(item, item, item, fc.constantFrom('ASC' as const, 'DESC' as const), (one, two, three, direction) => {
        const compare = inOrder(direction);
        expect(Math.sign(compare(one, two)) === -Math.sign(compare(two, one))).toBe(true);
        if (compare(one, two) <= 0 && compare(two, three) <= 0) expect(compare(one, three)).toBeLessThanOrEqual(0);
      }),
    );
  });
  it('compares dates', () => {
    expect(sorted('ASC', new Date(2), new Date(1))).toEqual([1, 0]);
  });
});
