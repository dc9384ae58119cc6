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

/** The end of an axis of shares, at least 1 %. */
export const shareEnd = (most: number): number => Math.min(100, axisEnd(most * 100)) / 100;

/** The area between the ends of intervals: a closed outline for each run of steps that have one. */
export function bandsOf(intervals: readonly ({ low: number; high: number } | null)[], end: number): string[] {
  const runs: { at: number; low: number; high: number }[][] = [[]];
  for (const [at, interval] of intervals.entries())
    if (interval === null) runs.push([]);
    else runs.at(-1)!.push({ at, ...interval });
  const y = (value: number): number => 100 - (value / end) * 100;
  // A run of one step is as wide as a bar.
  const xs = (run: readonly { at: number }[], at: number): number[] =>
    run.length === 1 ? [at + 0.1, at + 0.9] : [at + 0.5];
  return runs
    .filter((run) => run.length > 0)
    .map((run) =>
      [
        ...run.flatMap(({ at, high }) => xs(run, at).map((x) => `${x},${y(high)}`)),
        ...run.toReversed().flatMap(({ at, low }) =>
          xs(run, at)
            .toReversed()
            .map((x) => `${x},${y(low)}`),
        ),
      ].join(' '),
    );
}

/** The points of a line in an area of `points.length` × 100, each in the middle of its step. */
export const lineOf = (points: readonly number[], end: number): string =>
  points.map((value, at) => `${at + 0.5},${100 - (value / end) * 100}`).join(' ');
