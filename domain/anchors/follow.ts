import { HIGHLIGHT_MAX_LENGTH, codePoints } from '../content/index.ts';
import { type Group, groupsOf, bestGroup } from './own-words.ts';
import { type Units, unitsOf } from './range-of-words.ts';
import { reanchor } from './reanchor.ts';
import type { Reanchored, Selector } from './selector.ts';
import { type TextChange, compare, untouched } from './text-change.ts';
import { INSERTED, DELETED } from './word-alignment.ts';
import { touched } from './words.ts';

/**
 * Maps selectors of an old text to the new text. Words are compared once for all selectors. A range starts and ends at
 * its first and last remaining word and never grows. It is lost if less than half of its words remain.
 *
 * @param withPassages whether passages that were put into a range belong to it
 */
export function follow(
  selectors: readonly Selector[],
  oldText: string,
  newText: string,
  change: TextChange = compare(oldText, newText),
  withPassages = true,
): Reanchored[] {
  const [from, to] = [codePoints(oldText), codePoints(newText)];
  return selectors.map((selector) => {
    const [start, end] = [from.unitAt(selector.start), from.unitAt(selector.end)];
    if (oldText.slice(start, end) !== selector.quote || start === end) return reanchor(selector, newText);
    const found =
      untouched(change, start, end) ?? followWords(start, end, change, withPassages) ?? followSigns(start, end, change);
    if (!found) return 'lost';
    const place = {
      start: to.pointAt(found.start),
      end: Math.min(to.pointAt(found.end), to.pointAt(found.start) + HIGHLIGHT_MAX_LENGTH),
    };
    const by =
      newText.slice(found.start, found.end) !== selector.quote
        ? 'similarity'
        : place.start === selector.start
          ? 'position'
          : 'quote';
    return { ...place, by };
  });
}

/** Ranges with fewer words also need unchanged words around them. */
const FEW = 3;

function followWords(start: number, end: number, change: TextChange, withPassages: boolean): Units | undefined {
  const words = change.words();
  const { first, last } = touched(words.before, start, end);
  const count = last - first + 1;
  if (count <= 0) return undefined;
  const groups = groupsOf(words, first, last, [], withPassages ? null : change.newText);
  const best = bestGroup(groups);
  const kept = groups.reduce((sum, group) => sum + group.kept, 0);
  if (!best || kept * 2 < count || best.kept * 3 < count) return undefined;
  const found = unitsOf(best.words, start, end, change);
  const same = theSame(found, start, end, change);
  if (count <= FEW && same === 'elsewhere') return undefined;
  if (typeof same === 'object' && count <= FEW) return same;
  return isCertain(best, first, last, change, same === 'here') ? found : undefined;
}

const NEARBY = 200;

/**
 * `here`: the same words, unique nearby in both texts, so equal neighbors cause no ambiguity. `elsewhere`: the words
 * changed, and the exact quote is nearby. A place: the exact quote is unique nearby in both texts and overlaps the
 * words.
 */
function theSame(
  found: Units,
  start: number,
  end: number,
  { oldText, newText }: TextChange,
): 'here' | 'elsewhere' | Units | undefined {
  const quote = oldText.slice(start, end);
  const around = (text: string, { start: from, end: to }: Units): string =>
    text.slice(Math.max(0, from - NEARBY), to + NEARBY);
  const once = (text: string): boolean => text.indexOf(quote) === text.lastIndexOf(quote);
  const now = around(newText, found);
  const alone = once(now) && once(around(oldText, { start, end }));
  if (newText.slice(found.start, found.end) === quote) return alone ? 'here' : undefined;
  if (!now.includes(quote)) return undefined;
  const at = Math.max(0, found.start - NEARBY) + now.indexOf(quote);
  return alone && at < found.end && at + quote.length > found.start
    ? { start: at, end: at + quote.length }
    : 'elsewhere';
}

/** Whether the words are the same, not equal by chance. */
function isCertain(
  { words, kept }: Group,
  first: number,
  last: number,
  { words: aligned }: TextChange,
  alone: boolean,
): boolean {
  const { from, to, doubt, moved } = aligned();
  const count = last - first + 1;
  const own = words.filter((word) => from[word]! >= 0);
  if (own.every((word) => moved[from[word]!] === 1)) return true;
  const doubted = count <= FEW ? INSERTED | DELETED : DELETED;
  if (!alone && own.filter((word) => (doubt[from[word]!]! & doubted) === 0).length * 2 < Math.min(count, kept * 2))
    return false;
  if (count <= FEW) return contextOf(first, last, words, aligned()) >= 2;
  const inRuns = own.filter((word) => to[from[word]! + 1] === word + 1 || to[from[word]! - 1] === word - 1).length;
  const spread = words.at(-1)! - words[0]! + 1;
  return inRuns * 2 >= kept || (kept * 3 >= spread * 2 && contextOf(first, last, words, aligned()) >= 2);
}

const CONTEXT = 3;
const NEAR = 6;

/** Counts the words around a range that are still around it. */
function contextOf(
  first: number,
  last: number,
  words: readonly number[],
  { to, doubt }: ReturnType<TextChange['words']>,
): number {
  const stayed = (word: number, edge: number, side: 1 | -1): boolean => {
    const distance = word >= 0 && word < to.length && to[word]! >= 0 ? (to[word]! - edge) * side : 0;
    return distance > 0 && distance <= NEAR && doubt[word] === 0;
  };
  let count = 0;
  for (let step = 1; step <= CONTEXT; step += 1) {
    if (stayed(first - step, words[0]!, -1)) count += 1;
    if (stayed(last + step, words.at(-1)!, 1)) count += 1;
  }
  return count;
}

/** Punctuation without a word stays between its unchanged neighbors, if nothing else is there. */
function followSigns(start: number, end: number, { oldText, newText, words }: TextChange): Units | undefined {
  const { before, now, to } = words();
  const { first, last } = touched(before, start, end);
  if (first <= last) return undefined;
  const [left, right] = [to[first - 1]!, to[first]!];
  if (left < 0 || right !== left + 1) return undefined;
  const [gapOld, gapNew] = [
    oldText.slice(before.ends[first - 1], before.starts[first]),
    newText.slice(now.ends[left], now.starts[right]),
  ];
  const shift = now.ends[left]! - before.ends[first - 1]!;
  if (gapOld === gapNew) return { start: start + shift, end: end + shift };
  const quote = oldText.slice(start, end);
  const at = gapNew.indexOf(quote);
  const once = at >= 0 && gapNew.indexOf(quote, at + 1) < 0 && gapOld.indexOf(quote) === gapOld.lastIndexOf(quote);
  return once ? { start: now.ends[left]! + at, end: now.ends[left]! + at + quote.length } : undefined;
}
