/** Words or turns with times, sorted by start. Arrays of the same length; times in milliseconds. */
export interface TimedSpans {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** A word stays marked this long after its end, so that the mark does not flicker in short pauses. */
export const LINGER_MS = 400;

/** Returns the index of the last start at or before a time; -1 before the first. */
export function lastStartAt(starts: Int32Array | Float64Array, ms: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Returns the index of the word spoken at a time; -1 in a pause. Of overlapping words, the last to start wins. */
export function wordAt({ starts, ends }: TimedSpans, ms: number, lingerMs: number = LINGER_MS): number {
  const index = lastStartAt(starts, ms);
  return index >= 0 && ms < Math.max(ends[index]!, starts[index]!) + lingerMs ? index : -1;
}
