import { type ClusterAmount, clusterCount, leastSize, strictnessOf } from './options.ts';

describe('the formulas of the specification', () => {
  it('give the number of clusters', () => {
    expect([4, 20, 21, 300, 1000].map((items) => clusterCount(items, 'STANDARD'))).toEqual([2, 2, 3, 30, 50]);
    expect([4, 5, 60].map((items) => clusterCount(items, 'MOST'))).toEqual([2, 2, 15]);
    expect(clusterCount(100, 'LEAST')).toBe(3);
    const PERCENT = { LEAST: 3, LESS: 5, STANDARD: 10, MORE: 15, MOST: 25 } as const;
    for (const [amount, percent] of Object.entries(PERCENT))
      for (const items of [4, 5, 6, 20, 21, 40, 99, 100, 101, 300, 333, 334, 500, 1000, 2001, 50_000])
        expect(clusterCount(items, amount as ClusterAmount)).toBe(
          Math.min(50, items - 2, Math.max(2, Math.ceil((items * percent) / 100))),
        );
  });

  it('give strictness and the least size', () => {
    expect([5, 6].map((items) => strictnessOf(items, 'VERY_RELAXED'))).toEqual([2, 5]);
    expect([20, 21].map(leastSize)).toEqual([2, 3]);
  });
});
