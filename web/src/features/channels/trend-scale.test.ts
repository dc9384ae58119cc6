import { axisEnd, lineOf, ticksOf } from './trend-scale.ts';

describe('the scale of a trend', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 3],
    [7, 8],
    [11, 15],
    [22, 25],
    [51, 60],
    [81, 100],
    [4100, 5000],
  ])('ends above %d at %d', (most, end) => {
    expect(axisEnd(most)).toBe(end);
  });

  it('names the first step, the last one, and some between', () => {
    expect([ticksOf(3, 5), ticksOf(9, 5), ticksOf(0, 5)]).toEqual([[0, 1, 2], [0, 2, 4, 6, 8], []]);
  });

  it('draws zero at the bottom and the end at the top', () => {
    expect(lineOf([0, 10, 5], 10)).toBe('0.5,100 1.5,0 2.5,50');
  });
});
