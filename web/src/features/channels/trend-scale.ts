/** The end of an axis: 1, 2 or 5 times a power of ten, at least `most` and 1. */
export function axisEnd(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return power * [1, 2, 5, 10].find((times) => times * power >= most)!;
}

/** Up to `count` places of a list, spread evenly from the first to the last. */
export function ticksOf(length: number, count: number): number[] {
  if (length <= count) return Array.from({ length }, (_, at) => at);
  return Array.from({ length: count }, (_, at) => Math.round((at * (length - 1)) / (count - 1)));
}

/** The points of a line in an area of `points.length` × 100, each in the middle of its step. */
export const lineOf = (points: readonly number[], end: number): string =>
  points.map((value, at) => `${at + 0.5},${100 - (value / end) * 100}`).join(' ');
