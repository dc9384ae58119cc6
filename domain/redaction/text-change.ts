import type { TextRange } from '../content/index.ts';

/** A replaced range of a text: where it was, and the length of the new text. Code points. */
export interface TextChange extends TextRange {
  readonly length: number;
}

/**
 * Returns where a range is after disjoint changes in text order. An end inside a replaced range moves to the same end of
 * the new text, so a range never ends inside it.
 */
export function rangeAfter({ start, end }: TextRange, changes: readonly TextChange[]): TextRange {
  return { start: moved(start, changes, 'start'), end: moved(end, changes, 'end') };
}

function moved(position: number, changes: readonly TextChange[], side: 'start' | 'end'): number {
  let shift = 0;
  for (const { start, end, length } of changes) {
    if (position <= start) break;
    if (position < end) return start + shift + (side === 'start' ? 0 : length);
    shift += length - (end - start);
  }
  return position + shift;
}
