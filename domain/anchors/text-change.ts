import { HIGHLIGHT_MAX_LENGTH } from '../content/index.ts';
import { type WordAlignment, alignWords } from './word-alignment.ts';

/** A text before and after an edit. Positions are UTF-16 units. */
export interface TextChange {
  readonly oldText: string;
  readonly newText: string;
  /** Length of the common prefix. */
  readonly head: number;
  /** Length of the common suffix. */
  readonly tail: number;
  /** Alignment of the words around the change. Computed on first use. */
  words(): WordAlignment;
  /** Indexes of new words that were inserted, or are close to an insertion, by word id. */
  putIn(): ReadonlyMap<number, readonly number[]>;
}

/** Words this close to a change can be affected: equal words may have been inserted next to them. */
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

/** Unchanged words count as far as a context extends. */
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

/** Returns a position near this one that does not split a word. */
function cutAt(text: string, near: number): number {
  if (near === text.length) return near;
  let at = near;
  while (at > 0 && near - at < MARGIN && !/\s/.test(text[at - 1]!)) at -= 1;
  return at > 0 && /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at;
}

/** Maps a range that is not close to any change; undefined for a range whose words must be followed. */
export function untouched(
  { oldText, newText, head, tail }: TextChange,
  start: number,
  end: number,
): { start: number; end: number } | undefined {
  if (end <= head || (oldText === newText && end <= oldText.length)) return { start, end };
  const shift = newText.length - oldText.length;
  return start >= oldText.length - tail ? { start: start + shift, end: end + shift } : undefined;
}
