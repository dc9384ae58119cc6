import { HIGHLIGHT_MAX_LENGTH } from '../content/index.ts';
import { type WordAlignment, alignWords } from './word-alignment.ts';

/** A text and the one that replaced it. Positions are UTF-16 units. */
export interface TextChange {
  readonly oldText: string;
  readonly newText: string;
  /** Everything before this is the same in both. */
  readonly head: number;
  /** So many units at the end are the same in both. */
  readonly tail: number;
  /** The words around what changed; compared when first asked for. */
  words(): WordAlignment;
  /** The places, among the new words, of those that were put in and those near them; by the number of the word. */
  putIn(): ReadonlyMap<number, readonly number[]>;
}

/** Words this close to a change may take part in it: equal ones can have been put in beside them. */
const MARGIN = 1_000;
const LONGEST = 2 * HIGHLIGHT_MAX_LENGTH;

export function compare(oldText: string, newText: string): TextChange {
  const shorter = Math.min(oldText.length, newText.length);
  let same = 0;
  while (same < shorter && oldText.charCodeAt(same) === newText.charCodeAt(same)) same += 1;
  let end = 0;
  while (
    end < shorter - same &&
    oldText.charCodeAt(oldText.length - 1 - end) === newText.charCodeAt(newText.length - 1 - end)
  )
    end += 1;
  const [head, tail] = [Math.max(0, same - MARGIN), Math.max(0, end - MARGIN)];
  const from = cutAt(oldText, Math.max(0, head - LONGEST));
  const rest = oldText.length - cutAt(oldText, oldText.length - Math.max(0, tail - LONGEST));
  let aligned: WordAlignment | undefined;
  let places: Map<number, number[]> | undefined;
  const words = (): WordAlignment =>
    (aligned ??= alignWords(oldText, newText, [from, oldText.length - rest], [from, newText.length - rest]));
  return { oldText, newText, head, tail, words, putIn: () => (places ??= placesPutIn(words())) };
}

/** Words that stayed count as far as a context reaches. */
const CONTEXT = 8;

function placesPutIn({ now, from }: WordAlignment): Map<number, number[]> {
  const places = new Map<number, number[]>();
  let near = -1;
  let next = from.indexOf(-1);
  for (let word = 0; word < from.length; word += 1) {
    if (from[word]! < 0) near = word;
    while (next >= 0 && next < word) next = from.indexOf(-1, next + 1);
    if (!(near >= 0 && word - near <= CONTEXT) && !(next >= 0 && next - word <= CONTEXT)) continue;
    const id = now.ids[word]!;
    const known = places.get(id);
    if (known) known.push(word);
    else places.set(id, [word]);
  }
  return places;
}

/** A place near this one that cuts no word in two. */
function cutAt(text: string, near: number): number {
  let at = near;
  while (at > 0 && near - at < MARGIN && !/\s/.test(text[at - 1]!)) at -= 1;
  return at > 0 && /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at;
}

/** Where a range lies that no change is near to; undefined for one that has to be followed by its words. */
export function untouched(
  { oldText, newText, head, tail }: TextChange,
  start: number,
  end: number,
): { start: number; end: number } | undefined {
  if (end <= head || (oldText === newText && end <= oldText.length)) return { start, end };
  const shift = newText.length - oldText.length;
  return start >= oldText.length - tail ? { start: start + shift, end: end + shift } : undefined;
}
