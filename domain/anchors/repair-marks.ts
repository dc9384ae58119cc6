import { HIGHLIGHT_MAX_LENGTH, codePoints } from '../content/index.ts';
import { follow } from './follow.ts';
import { groupsOf, bestGroup } from './own-words.ts';
import { type Units, unitsOf } from './range-of-words.ts';
import type { Selector } from './selector.ts';
import type { Range } from './locate.ts';
import { type TextChange, compare } from './text-change.ts';
import { touched } from './words.ts';

/** A highlight before the edit, and the range its marks cover now; null if no mark remains. */
export interface Marked {
  readonly selector: Selector;
  readonly now: Range | null;
}

/**
 * Returns the correct ranges of marks after an edit that removed them from words still in the text, or left them around
 * other words. Causes: pasting a passage over itself, moving most of it, two members splitting one paragraph. Null if
 * the marks are correct, which is the case after all other edits.
 */
export function repairMarks(
  marked: readonly Marked[],
  oldText: string,
  newText: string,
  change: TextChange = compare(oldText, newText),
): (Range | null)[] {
  const [from, to] = [codePoints(oldText), codePoints(newText)];
  return marked.map(({ selector, now }) => {
    if (!now) {
      const found = follow([selector], oldText, newText, change)[0]!;
      return found === 'lost' ? null : { start: found.start, end: found.end };
    }
    if (to.slice(now.start, now.end) === selector.quote || from.slice(selector.start, selector.end) !== selector.quote)
      return null;
    const units = (points: typeof to, { start, end }: Range): Units => ({
      start: points.unitAt(start),
      end: points.unitAt(end),
    });
    const found = mendOne(units(from, selector), units(to, now), change);
    return (
      found && {
        start: to.pointAt(found.start),
        end: Math.min(to.pointAt(found.end), to.pointAt(found.start) + HIGHLIGHT_MAX_LENGTH),
      }
    );
  });
}

function mendOne(old: Units, now: Units, change: TextChange): Units | null {
  const words = change.words();
  const own = touched(words.before, old.start, old.end);
  const marked = touched(words.now, now.start, now.end);
  if (own.first > own.last || marked.first > marked.last) return null;
  const isForeign = (word: number): boolean =>
    words.from[word]! >= 0 && (words.from[word]! < own.first || words.from[word]! > own.last);
  const inside: number[] = [];
  for (let word = marked.first; word <= marked.last; word += 1) if (!isForeign(word)) inside.push(word);
  const best = bestGroup(groupsOf(words, own.first, own.last, inside));
  if (!best || best.kept === 0) return null;
  const mine = best.words.filter((word) => words.from[word]! >= 0);
  const [quote, covered] = [change.oldText.slice(old.start, old.end), change.newText.slice(now.start, now.end)];
  const isCopied =
    best.kept === own.last - own.first + 1 &&
    covered.indexOf(quote) >= 0 &&
    covered.indexOf(quote) !== covered.lastIndexOf(quote);
  // The marks cover its words twice: two members split the same paragraph, which copied it.
  if (isCopied && Math.max(0, mine[0]! - marked.first) + Math.max(0, marked.last - mine.at(-1)!) >= CERTAIN)
    return unitsOf(mine, old.start, old.end, change);
  const joined =
    best.words.filter((word) => word >= marked.first && word <= marked.last).length > 0
      ? reachable(best.words, marked, words.from)
      : best.words;
  const [first, last] = [joined[0]!, joined.at(-1)!];
  const strange = marked.last - marked.first + 1 - inside.length;
  const regained = joined.filter((word) => word < marked.first || word > marked.last).length;
  if (strange < CERTAIN && regained < CERTAIN) return null;
  // Marks on words that are new to the text were moved by an editor, which is authoritative.
  if (strange === 0 && regained === joined.length) return null;
  if (regained > 0 && isDoubtful(joined, marked, words.doubt, words.from)) return null;
  const found = unitsOf(joined, old.start, old.end, change);
  return { start: first === marked.first ? now.start : found.start, end: last === marked.last ? now.end : found.end };
}

interface Words {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the marked words and their neighbors, up to where an editor inserted words between two that were adjacent.
 */
function reachable(words: readonly number[], marked: Words, from: Int32Array): readonly number[] {
  const isParted = (one: number, next: number): boolean =>
    next - one > 1 && from[one]! >= 0 && Math.abs(from[next]! - from[one]!) === 1;
  let low = words.findIndex((word) => word >= marked.first);
  let high = words.findLastIndex((word) => word <= marked.last);
  while (low > 0 && !isParted(words[low - 1]!, words[low]!)) low -= 1;
  while (high < words.length - 1 && !isParted(words[high]!, words[high + 1]!)) high += 1;
  return words.slice(low, high + 1);
}

/** A single word can be next to an equal word by chance. */
const CERTAIN = 2;

const isDoubtful = (words: readonly number[], marked: Words, doubt: Uint8Array, from: Int32Array): boolean =>
  words.every((word) => (word >= marked.first && word <= marked.last) || doubt[from[word]!] !== 0);
