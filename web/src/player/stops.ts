/** Going back within this time of a start goes to the start before it. */
const JUST_STARTED_MS = 1_200;

/** Returns the start to go to from a time, forward or back; null where there is none. `starts` are sorted. */
export function stopFrom(starts: ArrayLike<number>, ms: number, step: 1 | -1): number | null {
  const all = Array.from(starts);
  return (
    (step > 0 ? all.find((start) => start > ms + 50) : all.findLast((start) => start < ms - JUST_STARTED_MS)) ?? null
  );
}
