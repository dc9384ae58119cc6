import { stopFrom } from './stops.ts';

const starts = [1_000, 5_000, 9_000];

describe('previous and next', () => {
  it.each([
    [0, 1, 1_000],
    [1_000, 1, 5_000],
    [9_000, 1, null],
    [7_000, -1, 5_000],
    [5_800, -1, 1_000],
    [1_500, -1, null],
  ] as const)('from %i by %i is %p', (ms, step, stop) => expect(stopFrom(starts, ms, step)).toBe(stop));
});
