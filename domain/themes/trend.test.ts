import { estimatedShare, growthOf, trendShares } from './index.ts';

const period = (theme: number, channel: number, length = 4) => ({ theme, channel, length });

describe('the share of a theme', () => {
  it('has a Wilson interval, also for small numbers', () => {
    const [none, some, all] = trendShares([
      { theme: 0, channel: 10 },
      { theme: 3, channel: 10 },
      { theme: 2, channel: 2 },
    ]);
    // Published values for 0 and 3 of 10 (Newcombe 1998, method 3).
    expect(none).toEqual({ value: 0, low: 0, high: expect.closeTo(0.2775, 4) });
    expect(some).toEqual({ value: 0.3, low: expect.closeTo(0.1078, 4), high: expect.closeTo(0.6032, 4) });
    expect(all).toEqual({ value: 1, low: expect.closeTo(0.3424, 4), high: 1 });
  });

  it('is estimated alone as in a trend', () => {
    expect(estimatedShare(3, 10)).toEqual(trendShares([{ theme: 3, channel: 10 }])[0]);
  });

  it('is unknown without people', () => {
    expect(trendShares([{ theme: 0, channel: 0 }])).toEqual([null]);
  });

  it('is refused where a theme has more people than its channel, or a part of one', () => {
    for (const [theme, channel] of [
      [3, 2],
      [-1, 2],
      [0.5, 2],
    ] as const)
      expect(() => trendShares([{ theme, channel }])).toThrow('at most as many people');
  });
});

describe('the growth of a theme', () => {
  it.each([
    ['GROWING', period(10, 200), period(40, 210)],
    ['GROWING_WITH_ALL', period(20, 200), period(45, 420)],
    ['SHRINKING', period(40, 210), period(10, 200)],
    ['SHRINKING_WITH_ALL', period(45, 420), period(20, 200)],
    ['STEADY', period(150, 500), period(155, 510)],
    ['UNCERTAIN', period(3, 100), period(6, 100)],
    ['UNCERTAIN', period(0, 0), period(0, 0)],
    ['UNCERTAIN', period(0, 50), period(2, 50)],
  ] as const)('is %s', (growth, before, after) => {
    expect(growthOf(before, after).growth).toBe(growth);
  });

  it('counts as one against the whole channel only if it is more than that of the channel', () => {
    expect(growthOf(period(10, 100), period(90, 220)).growth).toBe('GROWING');
    // Intervals of both ratios overlap, and yet the share went from 6 to 26 %.
    expect(growthOf(period(2, 33), period(15, 58)).growth).toBe('GROWING');
    expect(growthOf(period(2, 33), period(9, 58)).growth).toBe('GROWING_WITH_ALL');
  });

  it('compares rates, so that periods may differ in length', () => {
    const { theme, growth } = growthOf(period(100, 400, 4), period(50, 200, 2));
    expect(theme.value).toBeCloseTo(1, 9);
    expect(growth).toBe('STEADY');
  });

  it('mirrors when the periods are exchanged', () => {
    const [there, back] = [growthOf(period(8, 90), period(21, 95)), growthOf(period(21, 95), period(8, 90))];
    expect(there.theme.low).toBeCloseTo(1 / back.theme.high!, 9);
    expect(there.theme.value).toBeCloseTo(1 / back.theme.value!, 9);
  });

  it('has no value and no upper end if there was nothing before', () => {
    expect(growthOf(period(0, 50), period(9, 50)).theme).toEqual({
      value: null,
      low: expect.closeTo(2.3425, 3),
      high: null,
    });
  });

  it('is refused for a period without length', () => {
    expect(() => growthOf(period(1, 2, 0), period(1, 2))).toThrow('A period needs a length');
  });
});
