import { type CodePoints, codePoints } from '../content/index.ts';
import { occurrences } from '../kernel/index.ts';
import { follow } from './follow.ts';
import { groupsOf, bestGroup } from './own-words.ts';
import { unitsOf } from './range-of-words.ts';
import type { Reanchored, Selector } from './selector.ts';
import { type TextChange, compare, untouched } from './text-change.ts';
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
  const located = { from: codePoints(oldText), to: points, change };
  const exact = selectors.map((selector, index) => {
    const place = exactAt(selector.quote, newText, points, ends[index]);
    return place && isOwn(selector, place, located) ? place : undefined;
  });
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
    if (found !== 'lost') return found;
    const inside = between(selectors[index]!.quote, newText, points, ends[index]);
    return inside && isOwn(selectors[index]!, inside, located) ? inside : 'lost';
  });
}

function exactAt(quote: string, text: string, points: CodePoints, near: Range | null | undefined): Place | undefined {
  return near && points.slice(near.start, near.end) === quote && text !== ''
    ? { start: near.start, end: near.end, by: 'position' }
    : undefined;
}

type Place = Exclude<Reanchored, 'lost'>;

interface Located {
  readonly from: CodePoints;
  readonly to: CodePoints;
  readonly change: TextChange;
}

/** Whether no word of a place is known to be another word of the old text: a replaced text can put equal words there. */
function isOwn(selector: Selector, place: Range, { from, to: points, change }: Located): boolean {
  const [start, end] = [from.unitAt(selector.start), from.unitAt(selector.end)];
  if (change.oldText.slice(start, end) !== selector.quote) return true;
  const now = { start: points.unitAt(place.start), end: points.unitAt(place.end) };
  if (untouched(change, start, end)) return true;
  const words = change.words();
  const own = touched(words.before, start, end);
  const found = touched(words.now, now.start, now.end);
  for (let word = found.first; word <= found.last; word += 1) {
    const old = words.from[word]!;
    if (old >= 0 && (old < own.first || old > own.last) && words.doubt[old] === 0) return false;
  }
  return true;
}

/** Matches at least half the words of a quote between its end characters. Never extends beyond them. */
function between(quote: string, text: string, points: CodePoints, near: Range | null | undefined): Place | undefined {
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
