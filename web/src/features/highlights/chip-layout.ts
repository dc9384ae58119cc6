interface Chip {
  readonly id: string;
  /** Start of its words, in pixels from the top of the text. */
  readonly top: number;
}

/**
 * Lays out the chips in the margin: each at the height of its words, or below the previous chip. Words on the same line
 * keep their order.
 */
export function layOutChips<Placed extends Chip>(
  chips: readonly Placed[],
  height: number,
  gap: number,
): (Placed & { readonly at: number })[] {
  let free = -Infinity;
  return [...chips]
    .sort((a, b) => a.top - b.top)
    .map((chip) => {
      const at = Math.max(chip.top, free);
      free = at + height + gap;
      return { ...chip, at };
    });
}

/** The first and last block that overlap a window. Binary search, because measuring every block is slow. */
export function blocksWithin(
  count: number,
  edges: (at: number) => { top: number; bottom: number },
  from: number,
  to: number,
): readonly [number, number] {
  const first = firstWhere(count, (at) => edges(at).bottom > from);
  return [first, firstWhere(count, (at) => edges(at).top >= to, first)];
}

function firstWhere(count: number, holds: (at: number) => boolean, from = 0): number {
  let low = from;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
