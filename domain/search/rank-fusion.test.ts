import { reciprocalRankFusion } from './rank-fusion.ts';

describe('reciprocal rank fusion', () => {
  it('scores by rank in each list, and what is in both before what is in one', () => {
    const fused = reciprocalRankFusion([{ items: ['a', 'b'] }, { items: ['b', 'c'] }]);
    expect([...fused.keys()]).toEqual(['b', 'a', 'c']);
    expect(fused.get('b')).toBeCloseTo(1 / 62 + 1 / 61, 12);
    expect(fused.get('c')).toBeCloseTo(1 / 62, 12);
  });
  it('weighs lists, and keeps one list as it is', () => {
    expect([...reciprocalRankFusion([{ items: ['a'] }, { items: ['b'], weight: 2 }]).keys()]).toEqual(['b', 'a']);
    expect([...reciprocalRankFusion([{ items: ['c', 'a', 'b'] }, { items: [] }]).keys()]).toEqual(['c', 'a', 'b']);
  });
  it('orders equals by the list they were found in first', () => {
    expect([...reciprocalRankFusion([{ items: ['x'] }, { items: ['y'] }]).keys()]).toEqual(['x', 'y']);
  });
});
