import { lastStartAt, wordAt } from './word-at.ts';

const words = {
  starts: Int32Array.of(0, 500, 500, 2_000),
  ends: Int32Array.of(400, 700, 900, 2_300),
};

describe('the word at a time', () => {
  it.each([
    [-1, -1],
    [0, 0],
    [499, 0],
    [500, 2],
    [1_299, 2],
    [1_300, -1],
    [2_000, 3],
    [2_699, 3],
    [2_700, -1],
  ])('at %i ms is %i', (ms, index) => expect(wordAt(words, ms)).toBe(index));

  it('is found among 30,000 like by looking at each', () => {
    const starts = Int32Array.from({ length: 30_000 }, (_, at) => at * 350);
    for (const ms of [0, 349, 350, 5_250_000, 10_499_999, 99_999_999])
      expect(lastStartAt(starts, ms)).toBe(starts.findLastIndex((start) => start <= ms));
  });

  it('is none without words', () => {
    const none = { starts: new Int32Array(), ends: new Int32Array() };
    expect(wordAt(none, 5)).toBe(-1);
  });
});
