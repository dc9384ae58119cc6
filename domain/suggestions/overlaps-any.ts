/** Positions of one text in the same unit. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Whether a range shares a position with one of these, in the time of a binary search. */
export function overlapsAny(ranges: readonly Range[]): (range: Range) => boolean {
  const sorted = ranges.toSorted((one, other) => one.start - other.start);
  let last = -Infinity;
  const ends = sorted.map(({ end }) => (last = Math.max(last, end)));
  return ({ start, end }) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.start < end) low = middle + 1;
      else high = middle;
    }
    return low > 0 && ends[low - 1]! > start;
  };
}
