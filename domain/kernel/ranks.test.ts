import { RANK_GAP, evenRanks, rankAfter, rankBetween } from './index.ts';

describe('ranks', () => {
  it('puts the first thing one gap from zero and the next one gap behind it', () => {
    expect(rankAfter(undefined)).toBe(RANK_GAP);
    expect(rankAfter(RANK_GAP)).toBe(2 * RANK_GAP);
  });
  it('puts a thing between its neighbours', () => {
    const rank = rankBetween(1, 2)!;
    expect(rank).toBeGreaterThan(1);
    expect(rank).toBeLessThan(2);
  });
  it('puts a thing before the first one', () => {
    expect(rankBetween(undefined, 10)).toBeLessThan(10);
  });
  it('says when no number fits between two neighbours any more', () => {
    let before = 1;
    let rounds = 0;
    for (let rank = rankBetween(before, 2); rank !== undefined; rank = rankBetween(before, 2)) {
      before = rank;
      rounds += 1;
    }
    expect(rounds).toBeGreaterThan(40);
    expect(evenRanks(3)).toEqual([RANK_GAP, 2 * RANK_GAP, 3 * RANK_GAP]);
  });
});
