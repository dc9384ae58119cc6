const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The end of an axis: a round whole number that is at least `most` and 1, and little more. */
export function axisEnd(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return ROUND.map((times) => times * power).find((end) => Number.isInteger(end) && end >= most)!;
}

/** Up to `count` places of a list, spread evenly from the first to the last. */
export function ticksOf(length: number, count: number): number[] {
  if (length <= count) return Array.from({ length }, (_, at) => at);
  return Array.from({ length: count }, (_, at) => Math.round((at * (length - 1)) / (count - 1)));
}

/** The points of a line in an area of `points.length` × 100, each in the middle of its step. */
export const lineOf = (points: readonly number[], end: number): string =>
  points.map((value, at) => `${at + 0.5},${100 - (value / end) * 100}`).join(' ');
