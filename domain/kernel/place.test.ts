import fc from 'fast-check';
import { placed, RANK_GAP, type Ranked } from './index.ts';

const list = (...ranks: number[]): Ranked[] => ranks.map((rank, index) => ({ id: `i${index}`, rank }));
const after = (neighbors: readonly Ranked[], changed: readonly Ranked[]): string[] => {
  const ranks = new Map([...neighbors, ...changed].map(({ id, rank }) => [id, rank]));
  return [...ranks].sort(([, one], [, other]) => one - other).map(([id]) => id);
};

describe('a place among neighbours', () => {
  it('is one gap after the last at the end, and one gap in an empty list', () => {
    expect(placed([], 'x', null)).toEqual([{ id: 'x', rank: RANK_GAP }]);
    expect(placed(list(10, 20), 'x', null)).toEqual([{ id: 'x', rank: 20 + RANK_GAP }]);
  });

  it('is halfway between two neighbours, and changes nobody else', () => {
    expect(placed(list(10, 20), 'x', 'i1')).toEqual([{ id: 'x', rank: 15 }]);
  });

  it('is at the end when the neighbour is gone', () => {
    expect(placed(list(10), 'x', 'gone')).toEqual([{ id: 'x', rank: 10 + RANK_GAP }]);
  });

  it('puts everybody one gap apart once no number fits between two neighbours', () => {
    const changed = placed(list(1, 1 + Number.EPSILON), 'x', 'i1');
    expect(changed).toEqual([
      { id: 'i0', rank: RANK_GAP },
      { id: 'x', rank: 2 * RANK_GAP },
      { id: 'i1', rank: 3 * RANK_GAP },
    ]);
  });

  it('comes out before the neighbour and leaves the others’ order, however often things are moved', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.option(fc.nat(5))), { minLength: 1, maxLength: 120 }), (moves) => {
        let things = list(1, 2, 3, 4, 5, 6).map((thing, index) => ({ ...thing, rank: (index + 1) * RANK_GAP }));
        for (const [from, to] of moves) {
          const id = `i${from}`;
          const beforeId = to === null ? null : `i${to}`;
          const order = after(things, placed(things, id, beforeId));
          const others = things.map((thing) => thing.id).filter((other) => other !== id);
          const at = beforeId === null || beforeId === id ? others.length : others.indexOf(beforeId);
          expect(order).toEqual([...others.slice(0, at), id, ...others.slice(at)]);
          const ranks = new Map([...things, ...placed(things, id, beforeId)].map((thing) => [thing.id, thing.rank]));
          things = order.map((each) => ({ id: each, rank: ranks.get(each)! }));
        }
      }),
    );
  });
});
