import { type CodePoints, codePoints } from '../content/index.ts';
import { occurrences } from '../kernel/index.ts';
import { follow } from './follow.ts';
import { groupsOf, bestGroup } from './own-words.ts';
import { unitsOf } from './range-of-words.ts';
import type { Reanchored, Selector } from './selector.ts';
import { type TextChange, compare } from './text-change.ts';
import { touched } from './words.ts';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the ranges of anchors stored outside the document from the current positions of their end characters (null if
 * deleted). Prefers the exact quote at these positions. Otherwise follows the words from the old to the new text,
 * because ends can be off after a split or a paste. Searches between the ends only for words that cannot be matched
 * otherwise.
 */
export function locate(
  selectors: readonly Selector[],
  ends: readonly (Range | null | undefined)[],
  oldText: string,
  newText: string,
  change: TextChange = compare(oldText, newText),
): Reanchored[] {
  const points = codePoints(newText);
  const exact = selectors.map(({ quote }, index) => exactAt(quote, newText, points, ends[index]));
  const open = selectors.flatMap((selector, index) => (exact[index] ? [] : [{ selector, near: ends[index] }]));
  const followed = (
    open.length > 0
      ? follow(
          open.map(({ selector }) => selector),
          oldText,
          newText,
          change,
          false,
        )
      : []
  ).values();
  return exact.map((place, index) => {
    if (place) return place;
    const found = followed.next().value ?? 'lost';
    return found === 'lost' ? (between(selectors[index]!.quote, newText, points, ends[index]) ?? 'lost') : found;
  });
}

function exactAt(
  quote: string,
  text: string,
  points: CodePoints,
  near: Range | null | undefined,
): Reanchored | undefined {
  return near && points.slice(near.start, near.end) === quote && text !== ''
    ? { start: near.start, end: near.end, by: 'position' }
    : undefined;
}

/** Matches at least half the words of a quote between its end characters. Never extends beyond them. */
function between(
  quote: string,
  text: string,
  points: CodePoints,
  near: Range | null | undefined,
): Reanchored | undefined {
  if (!near) return undefined;
  const [start, end] = [points.unitAt(near.start), points.unitAt(near.end)];
  const places = placesOf(quote, text, Math.max(0, start - quote.length + 1), end + quote.length - 1);
  if (places.length === 1)
    return { start: points.pointAt(places[0]!), end: points.pointAt(places[0]! + quote.length), by: 'quote' };
  const change = compare(quote, text.slice(start, end));
  const { first, last } = touched(change.words().before, 0, quote.length);
  const group = bestGroup(groupsOf(change.words(), first, last));
  if (!group || group.kept * 2 < last - first + 1) return undefined;
  const found = unitsOf(group.words, 0, quote.length, change);
  return { start: points.pointAt(start + found.start), end: points.pointAt(start + found.end), by: 'similarity' };
}

function placesOf(words: string, text: string, from: number, to: number): number[] {
  return [...occurrences(text.slice(from, to), words)].map((at) => from + at);
}
