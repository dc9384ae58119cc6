interface Chip {
  readonly id: string;
  /** Where its words begin, in pixels from the top of the text. */
  readonly top: number;
}

/**
 * Where the chips in the margin stand: each beside its words, or as far below as those above need. Words on one line share it in their order.
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

/** The first and the last block that reach into a window; blocks stand below each other, so nothing has to be measured but a few. */
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
