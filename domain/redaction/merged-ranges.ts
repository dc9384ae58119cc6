import type { TextRange } from '../content/index.ts';

/** A range to remove, and the redaction that asks for it. */
export interface OwnedRange extends TextRange {
  readonly redactionId: string;
}

/** Makes ranges disjoint, in text order. Where two overlap, the words belong to the earlier one. */
export function disjoint(ranges: readonly OwnedRange[]): OwnedRange[] {
  const parts: OwnedRange[] = [];
  let until = 0;
  for (const range of ranges.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const start = Math.max(range.start, until);
    if (start < range.end) parts.push({ ...range, start });
    until = Math.max(until, range.end);
  }
  return parts;
}
