import { moved, replaced } from './order.ts';

describe('the order of a reel', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [9, 0, 'abc'],
  ])('moves %i to %i', (from, to, order) => {
    expect(moved([...'abc'], from, to).join('')).toBe(order);
  });
  it('replaces an item in its place', () => {
    expect(
      replaced(
        [
          { id: 'a', n: 1 },
          { id: 'b', n: 2 },
        ],
        { id: 'a', n: 3 } as { id: string },
      ),
    ).toEqual([
      { id: 'a', n: 3 },
      { id: 'b', n: 2 },
    ]);
  });
});
