import type { TextChange } from './text-change.ts';
import { touched } from './words.ts';

/** A range of a text, in UTF-16 units. */
export interface Units {
  readonly start: number;
  readonly end: number;
}

/**
 * Converts words back to a range. Truncates its first and last word as the old range did, and keeps the punctuation at
 * its ends.
 */
export function unitsOf(group: readonly number[], start: number, end: number, change: TextChange): Units {
  const { oldText, newText } = change;
  const { before, now, from } = change.words();
  const { first, last } = touched(before, start, end);
  const [head, tail] = [group[0]!, group.at(-1)!];
  const found = { start: now.starts[head]!, end: now.ends[tail]! };
  const [oldHead, oldTail] = [from[head]!, from[tail]!];
  if (oldHead === first && start > before.starts[first]!)
    found.start = Math.min(found.start + start - before.starts[first]!, found.end - 1);
  else if (oldHead >= 0)
    found.start -= punctuationBeyond(
      oldText.slice(start, before.starts[oldHead]),
      newText.slice(now.ends[head - 1], found.start),
      -1,
    );
  if (oldTail === last && end < before.ends[last]!)
    found.end = Math.max(found.end - before.ends[last]! + end, found.start + 1);
  else if (oldTail >= 0)
    found.end += punctuationBeyond(
      oldText.slice(before.ends[oldTail], end),
      newText.slice(found.end, now.starts[tail + 1]),
      1,
    );
  return exactAround(found, start, end, change) ?? found;
}

/**
 * Returns how far into `now` the punctuation of `old` extends, counted from one end: all of it if unchanged, otherwise
 * up to its last sign that remains.
 */
export function punctuationBeyond(old: string, now: string, side: 1 | -1): number {
  const [one, other] = side === 1 ? [old, now] : [reversed(old), reversed(now)];
  if (other.startsWith(one)) return one.length;
  // Punctuation directly before the next word belongs to that word.
  const free = other.slice(0, FARTHEST).replace(/\S+$/, (glued) => (glued === other ? glued : ''));
  let at = 0;
  for (const sign of one.slice(0, FARTHEST).replace(NO_SIGN, '')) {
    const found = free.indexOf(sign, at);
    if (found >= 0) at = found + 1;
  }
  return at;
}

const FARTHEST = 200;
const NO_SIGN = /[\s\p{L}\p{M}\p{N}_]/gu;
const reversed = (text: string): string => [...text].toReversed().join('');

/** Returns the exact quote if it occurs once around the match. An equal neighboring word was inserted or deleted. */
function exactAround(
  found: Units,
  start: number,
  end: number,
  { oldText, newText, words }: TextChange,
): Units | undefined {
  const quote = oldText.slice(start, end);
  const from = Math.max(0, Math.min(found.start, found.end - quote.length));
  const around = newText.slice(from, Math.max(found.end, found.start + quote.length));
  const at = around.indexOf(quote);
  if (at < 0 || around.indexOf(quote, at + 1) >= 0) return undefined;
  const exact = { start: from + at, end: from + at + quote.length };
  const { before, now, from: origin, doubt } = words();
  const own = touched(before, start, end);
  const taken = touched(now, exact.start, exact.end);
  for (let word = taken.first; word <= taken.last; word += 1) {
    const old = origin[word]!;
    if (old >= 0 && (old < own.first || old > own.last) && doubt[old] === 0) return undefined;
  }
  const all = touched(now, found.start, found.end);
  for (let word = all.first; word <= all.last; word += 1) {
    if ((word < taken.first || word > taken.last) && origin[word]! >= 0 && doubt[origin[word]!] === 0) return undefined;
  }
  return exact;
}
