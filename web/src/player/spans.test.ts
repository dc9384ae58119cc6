import { commonTime, joined, placeAt, startsOf, totalOf } from './spans.ts';

const spans = [
  { fileId: 'a', startMs: 1_000, endMs: 3_000 },
  { fileId: 'b', startMs: 500, endMs: 1_000 },
  { fileId: 'a', startMs: 9_000, endMs: 10_000 },
];

describe('spans one after another', () => {
  it('last as long as all together', () => {
    expect(totalOf(spans)).toBe(3_500);
    expect(startsOf(spans)).toEqual([0, 2_000, 2_500]);
  });

  it.each([
    [-5, { index: 0, ms: 1_000 }],
    [1_999, { index: 0, ms: 2_999 }],
    [2_000, { index: 1, ms: 500 }],
    [2_500, { index: 2, ms: 9_000 }],
    [3_500, { index: 2, ms: 10_000 }],
    [99_000, { index: 2, ms: 10_000 }],
  ])('at %i ms play %j', (ms, place) => expect(placeAt(spans, ms)).toEqual(place));

  it('lead from a place back to the common time', () => {
    for (const ms of [0, 700, 2_000, 2_400, 3_499]) expect(commonTime(spans, placeAt(spans, ms)!)).toBe(ms);
    expect(commonTime(spans, { index: 1, ms: 4_000 })).toBe(2_500);
  });

  it('are none without spans', () => {
    expect(placeAt([], 0)).toBeNull();
    expect(commonTime([], { index: 0, ms: 5 })).toBe(0);
  });

  it('are joined where one continues the other, and left out when empty', () => {
    const cut = [
      { fileId: 'a', startMs: 0, endMs: 10 },
      { fileId: 'a', startMs: 10, endMs: 30 },
      { fileId: 'a', startMs: 30, endMs: 30 },
      { fileId: 'b', startMs: 30, endMs: 40 },
    ];
    expect(joined(cut)).toEqual([{ fileId: 'a', startMs: 0, endMs: 30 }, cut[3]]);
  });
});
