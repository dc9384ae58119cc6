import { type CodePoints, codePoints } from '../content/index.ts';
import { follow } from './follow.ts';
import type { Reanchored, Selector } from './selector.ts';
import { similarity } from './similarity.ts';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Where anchors beside a document lie, given where the characters at their ends are now (null when those are gone). An editor tells of an edit by
 * what differs, so an end may be off by a few equal letters: the exact quote there counts first, then what became of it, and only then is it followed
 * from the old text to the new.
 */
export function settle(selectors: readonly Selector[], ends: readonly (Range | null | undefined)[], oldText: string, newText: string): Reanchored[] {
  const points = codePoints(newText);
  const found = selectors.map((selector, index) => inPlace(selector.quote, newText, points, ends[index]));
  const open = selectors.filter((_, index) => !found[index]);
  const followed = (open.length > 0 ? follow(open, oldText, newText) : []).values();
  return found.map((place) => place ?? followed.next().value ?? 'lost');
}

function inPlace(quote: string, text: string, points: CodePoints, near: Range | null | undefined): Reanchored | undefined {
  if (!near) return undefined;
  const [start, end] = [points.unitAt(near.start), points.unitAt(near.end)];
  const words = text.slice(start, end);
  if (words === quote) return { start: near.start, end: near.end, by: 'position' };
  const overlapping = placesOf(quote, text, Math.max(0, start - quote.length + 1), end + quote.length - 1);
  if (overlapping.length === 1) return { start: points.pointAt(overlapping[0]!), end: points.pointAt(overlapping[0]! + quote.length), by: 'quote' };
  const alike = overlapping.length === 0 && similarity(quote, words, EDITED_IN_PLACE) >= EDITED_IN_PLACE;
  return alike ? { start: near.start, end: near.end, by: 'similarity' } : undefined;
}

/** Lower than for words found again, because these are the very characters. */
const EDITED_IN_PLACE = 0.6;

function placesOf(words: string, text: string, from: number, to: number): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words, from); at >= 0 && at + words.length <= to; at = text.indexOf(words, at + 1)) places.push(at);
  return places;
}
